import SwiftUI

struct StepStrip: View {
  @ScaledMetric(relativeTo: .body) private var cardWidth: CGFloat = 160
  let steps: [String]

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(alignment: .top) {
        ForEach(steps, id: \.self) { step in
          Text(step)
            .font(.body)
            .frame(width: min(cardWidth, 280), alignment: .leading)
        }
      }
    }
  }
}
