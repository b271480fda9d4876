import Observation
import SwiftUI

/// Knows the photos and divides the width; of text sizes it knows nothing.
@Observable
final class PhotoWallModel {
  var captions: [String] = []

  func columnCount(in width: CGFloat, cellWidth: CGFloat) -> Int {
    max(1, Int(width / cellWidth))
  }
}

struct PhotoWall: View {
  let model: PhotoWallModel
  let width: CGFloat

  @ScaledMetric(relativeTo: .caption) private var cellWidth: CGFloat = 110
  @ScaledMetric(relativeTo: .caption) private var gap: CGFloat = 8

  var body: some View {
    let count = model.columnCount(in: width, cellWidth: cellWidth)
    ScrollView {
      LazyVGrid(
        columns: Array(repeating: GridItem(.flexible(), spacing: gap), count: count), spacing: gap
      ) {
        ForEach(model.captions, id: \.self) { caption in
          Text(caption)
            .font(.caption)
        }
      }
    }
  }
}
