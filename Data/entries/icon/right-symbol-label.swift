import SwiftUI

/// A row whose symbol takes its size and weight from the headline beside it.
struct DownloadRow: View {
  let title: String
  let isDone: Bool

  var body: some View {
    Label(title, systemImage: isDone ? "checkmark.circle" : "arrow.down.circle")
      .font(.headline)
      .imageScale(.large)
  }
}
