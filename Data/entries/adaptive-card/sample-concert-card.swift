import SwiftUI

struct ConcertCard: View {
  let artist: String
  let venue: String
  let date: Date
  let buy: () -> Void

  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @ScaledMetric(relativeTo: .headline) private var gap: CGFloat = 8
  @ScaledMetric(relativeTo: .headline) private var inset: CGFloat = 16
  @ScaledMetric(relativeTo: .headline) private var cornerRadius: CGFloat = 14
  @ScaledMetric(relativeTo: .headline) private var posterSide: CGFloat = 64

  var body: some View {
    layout {
      poster
      details
    }
    .padding(inset)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: cornerRadius))
  }

  private var layout: AnyLayout {
    dynamicTypeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: gap))
      : AnyLayout(HStackLayout(alignment: .top, spacing: gap))
  }

  private var poster: some View {
    Image("poster")
      .resizable()
      .scaledToFit()
      .frame(maxWidth: posterSide)
      .accessibilityHidden(true)
  }

  private var details: some View {
    VStack(alignment: .leading, spacing: gap) {
      Text(artist)
        .font(.headline)
      Text(venue)
        .font(.subheadline)
      Text(date, style: .date)
        .font(.subheadline)
        .foregroundStyle(.secondary)
      Button("Buy a ticket", action: buy)
        .buttonStyle(.borderedProminent)
    }
  }
}
