import SwiftUI

struct PlayerTools: View {
  let repeatTrack: () -> Void

  var body: some View {
    Button(action: repeatTrack) {
      Image(systemName: "repeat")
    }
    .accessibilityLabel("Repeat")
    .accessibilityShowsLargeContentViewer {
      Label("Repeat", systemImage: "repeat")
    }
  }
}
