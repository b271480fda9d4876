import SwiftUI

struct RecipePage: View {
  let photo: Image
  let title: String
  let steps: String

  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @ScaledMetric(relativeTo: .body) private var gap: CGFloat = 16

  var body: some View {
    ScrollView {
      layout {
        photo
          .resizable()
          .scaledToFit()
          .frame(maxWidth: isWide ? 360 : .infinity)
        VStack(alignment: .leading, spacing: gap) {
          Text(title)
            .font(.title)
          Text(steps)
        }
      }
      .padding()
    }
  }

  /// Room for two columns: a wide window, and letters that leave the words whole.
  private var isWide: Bool {
    horizontalSizeClass == .regular && !dynamicTypeSize.isAccessibilitySize
  }

  private var layout: AnyLayout {
    isWide
      ? AnyLayout(HStackLayout(alignment: .top, spacing: gap))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: gap))
  }
}
