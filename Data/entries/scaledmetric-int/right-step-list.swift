import SwiftUI

struct StepList: View {
  let steps: [String]

  @ScaledMetric(relativeTo: .body) private var gap = 18
  @ScaledMetric(relativeTo: .body) private var inset: CGFloat = 12

  var body: some View {
    VStack(alignment: .leading, spacing: gap) {
      ForEach(steps, id: \.self) { step in
        Text(step)
      }
    }
    .padding(inset)
  }
}
