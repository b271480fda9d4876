import SwiftUI

@MainActor
final class TimelineModel: ObservableObject {
  @Published private(set) var dayCount = 7

  /// The length of the whole line, for the height of one day that the view knows.
  func length(dayHeight: CGFloat) -> CGFloat {
    CGFloat(dayCount) * dayHeight
  }
}

struct Timeline: View {
  @ObservedObject var model: TimelineModel
  @ScaledMetric private var dayHeight: CGFloat = 24
  @ScaledMetric private var thickness: CGFloat = 4

  var body: some View {
    Capsule()
      .fill(.tint)
      .frame(width: thickness, height: model.length(dayHeight: dayHeight))
  }
}
