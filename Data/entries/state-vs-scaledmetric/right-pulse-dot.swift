import SwiftUI

struct PulseDot: View {
  @ScaledMetric(relativeTo: .caption) private var side: CGFloat = 10
  @State private var isSwollen = false

  var body: some View {
    Circle()
      .fill(.red)
      .frame(width: currentSide, height: currentSide)
      .onAppear {
        withAnimation(.easeInOut(duration: 1).repeatForever()) { isSwollen = true }
      }
  }

  private var currentSide: CGFloat { isSwollen ? side * 1.4 : side }
}
