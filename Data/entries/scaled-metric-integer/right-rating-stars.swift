import SwiftUI

struct RatingStars: View {
  let stars: Int

  @ScaledMetric(relativeTo: .subheadline) private var gap: CGFloat = 4

  var body: some View {
    HStack(spacing: gap) {
      ForEach(0..<stars, id: \.self) { _ in
        Image(systemName: "star.fill")
      }
    }
    .font(.subheadline)
    .accessibilityElement()
    .accessibilityLabel("\(stars) stars")
  }
}
