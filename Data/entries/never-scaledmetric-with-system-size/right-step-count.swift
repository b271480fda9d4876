import SwiftUI

struct StepCount: View {
  let count: Int

  @ScaledMetric(relativeTo: .largeTitle) private var digits: CGFloat = 64

  var body: some View {
    Text(count, format: .number)
      .font(.system(size: digits, weight: .light, design: .rounded))
  }
}
