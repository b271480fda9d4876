import SwiftUI

struct RatingStars: View {
  let stars: Int

  @ScaledMetric(relativeTo: .subheadline) private var gap: Int = 4  // finds: scaled-metric-integer

  var body: some View {
    HStack(spacing: CGFloat(gap)) {
      ForEach(0..<stars, id: \.self) { _ in
        Image(systemName: "star.fill")
      }
    }
    .font(.subheadline)
    .accessibilityElement()
    .accessibilityLabel("\(stars) stars")
  }
}
