import Combine
import SwiftUI

final class PhotoWallModel: ObservableObject {
  @Published var captions: [String] = []

  @ScaledMetric(relativeTo: .caption) var cellWidth = 110.0  // finds: scaled-metric-misplaced

  func columnCount(in width: CGFloat) -> Int {
    max(1, Int(width / cellWidth))
  }
}
