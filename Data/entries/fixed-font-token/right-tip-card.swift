import SwiftUI

extension Font {
  static let cardTitle = Font.system(.headline, design: .rounded)
  static let cardNote = Font.custom("Sora-Regular", size: 13, relativeTo: .footnote)
}

struct TipCard: View {
  let title: LocalizedStringKey
  let note: LocalizedStringKey

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.cardTitle)
      Text(note)
        .font(.cardNote)
    }
  }
}
