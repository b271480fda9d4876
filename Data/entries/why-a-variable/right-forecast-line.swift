import SwiftUI

struct ForecastLine: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let day: String
  let outlook: String

  var body: some View {
    layout {
      Text(day)
        .font(.headline)
      Text(outlook)
    }
  }

  private var layout: AnyLayout {
    dynamicTypeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading))
      : AnyLayout(HStackLayout(alignment: .firstTextBaseline))
  }
}
