import SwiftUI

struct TrailHeader: View {
  let name: LocalizedStringKey
  let difficulty: LocalizedStringKey

  @ScaledMetric(relativeTo: .title) private var iconSide: CGFloat = 28
  @ScaledMetric(relativeTo: .caption) private var dotSide: CGFloat = 10

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Image("mountain")
          .resizable()
          .scaledToFit()
          .frame(width: iconSide, height: iconSide)
          .accessibilityHidden(true)
        Text(name)
          .font(.title)
      }
      HStack {
        Circle()
          .fill(.orange)
          .frame(width: dotSide, height: dotSide)
        Text(difficulty)
          .font(.caption)
      }
    }
  }
}
