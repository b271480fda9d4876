import SwiftUI

struct Quotation: View {
  let words: String
  let author: String

  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @ScaledMetric(relativeTo: .title3) private var inset: CGFloat = 12
  @ScaledMetric(relativeTo: .title3) private var extra: CGFloat = 8

  var body: some View {
    VStack(alignment: .leading, spacing: inset) {
      Text(words)
        .font(.title3)
      Text(author)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding(.vertical, inset + extraPadding)
    .padding(.horizontal)
  }

  private var extraPadding: CGFloat {
    dynamicTypeSize.isAccessibilitySize ? extra : 0
  }
}
