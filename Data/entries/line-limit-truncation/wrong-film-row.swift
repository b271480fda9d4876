import SwiftUI

struct FilmRow: View {
  let title: String

  var body: some View {
    Text(title)
      .font(.headline)
      .lineLimit(1)  // finds: single-line-text
  }
}
