import SwiftUI

struct TicketRow: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let event: String
  let seat: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(event)
        .font(.headline)
      if !dynamicTypeSize.isAccessibilitySize {  // finds: content-dropped
        Text(seat)
          .font(.subheadline)
      }
    }
  }
}
