import SwiftUI

struct ParkingTicket: View {
  let zone: String
  let deadline: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(zone)
        .font(.title2.bold())
      Text(deadline)
        .font(.system(.body, design: .rounded))
    }
  }
}
