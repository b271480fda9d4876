import SwiftUI

struct GuideHeader: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @ScaledMetric(relativeTo: .title) private var gap: CGFloat = 10
  let title: String
  let lead: String

  var body: some View {
    VStack(alignment: .leading, spacing: gap) {
      Text(title)
        .font(.title)
      Text(lead)
        .lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 3)
    }
  }
}
