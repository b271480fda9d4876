import SwiftUI

struct AuthorIntro: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let name: String
  let portrayal: String

  var body: some View {
    layout {
      Text(name)
        .font(.title2)
      Text(portrayal)
    }
  }

  private var layout: AnyLayout {
    isColumn
      ? AnyLayout(VStackLayout(alignment: .leading))
      : AnyLayout(HStackLayout(alignment: .firstTextBaseline))
  }

  /// Whether the width is scarce, or the text is too large for any width.
  private var isColumn: Bool {
    horizontalSizeClass == .compact || dynamicTypeSize.isAccessibilitySize
  }
}
