import SwiftUI

/// A row that becomes a column at the accessibility sizes, for iOS 15.
struct AdaptiveStack<Content: View>: View {
  var spacing: CGFloat?
  @ViewBuilder let content: () -> Content

  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    if dynamicTypeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: spacing, content: content)
    } else {
      HStack(alignment: .firstTextBaseline, spacing: spacing, content: content)
    }
  }
}

struct DepartureRow: View {
  let line: String
  let destination: String

  @ScaledMetric(relativeTo: .body) private var gap: CGFloat = 8

  var body: some View {
    AdaptiveStack(spacing: gap) {
      Text(line)
        .font(.headline)
      Text(destination)
    }
  }
}
