import SwiftUI

extension Font {
  static let cardTitle = Font.system(size: 18, weight: .semibold)  // finds: fixed-font-token
  static let cardNote = Font.system(size: 13)  // finds: fixed-font-token
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
