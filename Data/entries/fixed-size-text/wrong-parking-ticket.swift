import SwiftUI

struct ParkingTicket: View {
  let zone: String
  let deadline: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(zone)
        .font(.system(size: 22, weight: .bold))  // finds: fixed-font-size
      Text(deadline)
        .font(.system(size: 17, design: .rounded))  // finds: fixed-font-size
    }
  }
}
