import SwiftUI

struct OfflineNotice: View {
  let message: LocalizedStringKey

  var body: some View {
    HStack {
      Image(systemName: "wifi.slash")
        .imageScale(.large)
      Text(message)
    }
    .font(.body)
  }
}

struct PartnerLabel: View {
  @ScaledMetric(relativeTo: .headline) private var markSide: CGFloat = 24
  let name: String

  var body: some View {
    Label {
      Text(name)
        .font(.headline)
    } icon: {
      Image("partner-mark")
        .resizable()
        .scaledToFit()
        .frame(width: markSide, height: markSide)
    }
  }
}
