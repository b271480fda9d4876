import SwiftUI

struct TideRow: View {
  let harbour: String
  let highTide: Date

  var body: some View {
    HStack(alignment: .firstTextBaseline) {  // finds: rigid-text-row
      Text(harbour)
      Spacer()
      Text(highTide, format: .dateTime.weekday(.wide).hour().minute())
        .foregroundStyle(.secondary)
    }
  }
}
