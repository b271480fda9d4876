import SwiftUI

struct BookingRow: View {
  let guest: String
  let room: String
  @Binding var isConfirmed: Bool

  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @ScaledMetric(relativeTo: .body) private var gap: CGFloat = 8

  var body: some View {
    layout {
      VStack(alignment: .leading) {
        Text(guest)
          .font(.headline)
        Text(room)
          .foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Button(isConfirmed ? "Confirmed" : "Confirm") { isConfirmed.toggle() }
        .buttonStyle(.bordered)
    }
  }

  private var layout: AnyLayout {
    dynamicTypeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: gap))
      : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: gap))
  }
}
