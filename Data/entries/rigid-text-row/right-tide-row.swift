import SwiftUI

struct TideRow: View {
  let harbour: String
  let highTide: Date

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .firstTextBaseline) {
        name
        Spacer()
        time
      }
      VStack(alignment: .leading) {
        name
        time
      }
    }
  }

  private var name: some View {
    Text(harbour)
  }

  private var time: some View {
    Text(highTide, format: .dateTime.weekday(.wide).hour().minute())
      .foregroundStyle(.secondary)
  }
}
