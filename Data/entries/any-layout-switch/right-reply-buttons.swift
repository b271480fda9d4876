import SwiftUI

struct ReplyButtons: View {
  let decline: () -> Void
  let accept: () -> Void

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack { buttons }
      VStack { buttons }
    }
    .buttonStyle(.bordered)
  }

  @ViewBuilder private var buttons: some View {
    Button("Not this time", action: decline)
    Button("Count me in", action: accept)
  }
}
