import SwiftUI

struct GuideHeader: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @ScaleMetric(relativeTo: .title) private var gap: CGFloat = 10  // finds: misspelled-api
  let title: String
  let lead: String

  var body: some View {
    VStack(alignment: .leading, spacing: gap) {
      Text(title)
        .font(.title1)  // finds: misspelled-api
      Text(lead)
        .lineLimit(dynamicTypeSize.isAccesibilitySize ? nil : 3)  // finds: misspelled-api
    }
  }
}
