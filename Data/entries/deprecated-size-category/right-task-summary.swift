import SwiftUI

struct TaskSummary: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let title: String
  let notes: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.headline)
      Text(notes)
        .lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 3)
    }
  }
}
