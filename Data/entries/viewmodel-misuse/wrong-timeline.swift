import SwiftUI

@MainActor
final class TimelineModel: ObservableObject {
  @Published private(set) var dayCount = 7
  @ScaledMetric private var dayHeight: CGFloat = 24  // finds: scaled-metric-misplaced

  var length: CGFloat { CGFloat(dayCount) * dayHeight }
}
