extension Double {
  /// The nearest multiple of a pixel, ties away from zero, as UIKit rounds.
  func roundedToPixel(displayScale: Double) -> Double {
    (self * displayScale).rounded(.toNearestOrAwayFromZero) / displayScale
  }
}

extension FloatingPoint {
  /// The nearest multiple of a step, ties away from zero, as SwiftUI rounds.
  @inlinable
  func roundedToMultiple(of step: Self) -> Self {
    (self / step).rounded(.toNearestOrAwayFromZero) * step
  }
}
