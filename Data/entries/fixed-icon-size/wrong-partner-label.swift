import SwiftUI

struct PartnerLabel: View {
  let name: String

  var body: some View {
    Label {
      Text(name)
        .font(.headline)
    } icon: {
      Image("partner-mark")
        .resizable()
        .scaledToFit()
        .frame(width: 24, height: 24)  // finds: fixed-icon-size
    }
  }
}
