import SwiftUI

struct Countdown: View {
  @ScaledMetric(relativeTo: .largeTitle) private var digitSize: CGFloat = 64
  let days: Int

  var body: some View {
    VStack {
      Text(days, format: .number)
        .font(.system(size: digitSize, design: .rounded))
      Text("days to go")
    }
  }
}
