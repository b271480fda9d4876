import SwiftUI

struct TaskSummary: View {
  @Environment(\.sizeCategory) private var sizeCategory  // finds: deprecated-size-category
  let title: String
  let notes: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.headline)
      Text(notes)
        .lineLimit(sizeCategory.isAccessibilityCategory ? nil : 3)
    }
  }
}
