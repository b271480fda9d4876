import SwiftUI

struct DownloadRow: View {
  let title: String

  var body: some View {
    HStack {
      Image(systemName: "arrow.down.circle")
        .resizable()
        .frame(width: 20, height: 20)  // finds: fixed-icon-size
      Text(title)
        .font(.headline)
    }
  }
}
