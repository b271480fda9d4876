import SwiftUI

struct TicketRow: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let event: String
  let seat: String

  var body: some View {
    layout {
      Text(event)
        .font(.headline)
      Text(seat)
        .font(.subheadline)
    }
  }

  private var layout: AnyLayout {
    dynamicTypeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading))
      : AnyLayout(HStackLayout(alignment: .firstTextBaseline))
  }
}
