import SwiftUI

struct DeliveryDay: View {
  let day: Date

  var body: some View {
    ViewThatFits(in: .horizontal) {
      Text(day, format: .dateTime.weekday(.wide).day().month(.wide))
      Text(day, format: .dateTime.weekday(.abbreviated).day().month(.abbreviated))
    }
    .font(.headline)
  }
}
