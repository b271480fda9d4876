import SwiftUI

struct OpeningHours: View {
  let hours: LocalizedStringKey

  var body: some View {
    Label {
      Text(hours)
    } icon: {
      Image(systemName: "clock")
        .resizable()
        .scaledToFit()
        .frame(width: 18, height: 18)  // finds: fixed-icon-size
    }
    .font(.callout)
  }
}
