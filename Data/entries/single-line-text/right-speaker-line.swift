import SwiftUI

struct SpeakerLine: View {
  let name: String
  let role: String

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Text(name)
          .font(.headline)
        Text(role)
      }
      .lineLimit(1)
      VStack(alignment: .leading) {
        Text(name)
          .font(.headline)
        Text(role)
      }
    }
  }
}
