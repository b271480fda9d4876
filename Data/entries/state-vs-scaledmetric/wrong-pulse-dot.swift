import SwiftUI

struct PulseDot: View {
  @ScaledMetric(relativeTo: .caption) private var side: CGFloat = 10

  var body: some View {
    Circle()
      .fill(.red)
      .frame(width: side, height: side)
      .onAppear {
        withAnimation(.easeInOut(duration: 1)) {
          side = 14  // finds: scaled-metric-assigned
        }
      }
  }
}
