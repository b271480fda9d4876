import SwiftUI

struct OfflineNotice: View {
  let message: LocalizedStringKey

  var body: some View {
    HStack {
      Image(systemName: "wifi.slash")
        .font(.system(size: 20))  // finds: fixed-icon-size
      Text(message)
        .font(.body)
    }
  }
}
