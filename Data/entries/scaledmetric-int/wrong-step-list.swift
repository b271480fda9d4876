import SwiftUI

struct StepList: View {
  let steps: [String]

  @ScaledMetric(relativeTo: .body) private var gap: Int = 18  // finds: scaled-metric-integer

  var body: some View {
    VStack(alignment: .leading, spacing: CGFloat(gap)) {
      ForEach(steps, id: \.self) { step in
        Text(step)
      }
    }
  }
}
