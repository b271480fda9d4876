import SwiftUI

struct TripFacts: View {
  let duration: LocalizedStringKey
  let ferry: LocalizedStringKey

  @ScaledMetric(relativeTo: .callout) private var ferrySide: CGFloat = 20
  @ScaledMetric(relativeTo: .callout) private var gap: CGFloat = 8

  var body: some View {
    VStack(alignment: .leading, spacing: gap) {
      Label(duration, systemImage: "clock")
      Label {
        Text(ferry)
      } icon: {
        Image("ferry")
          .resizable()
          .scaledToFit()
          .frame(width: ferrySide, height: ferrySide)
      }
    }
    .font(.callout)
  }
}
