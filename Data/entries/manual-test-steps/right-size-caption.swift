import SwiftUI

/// Names the text size in force, for the screenshots of a test.
struct SizeCaption: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    Text(verbatim: "Text size: \(dynamicTypeSize)")
      .font(.caption)
      .accessibilityHidden(true)
  }
}
