import SwiftUI

struct TrailHeader: View {
  let name: LocalizedStringKey

  @ScaledMetric private var iconSide: CGFloat = 28  // finds: scaled-metric-style

  var body: some View {
    HStack {
      Image("mountain")
        .resizable()
        .scaledToFit()
        .frame(width: iconSide, height: iconSide)
        .accessibilityHidden(true)
      Text(name)
        .font(.title)
    }
  }
}
