import SwiftUI

struct NoteCard: View {
  let text: LocalizedStringKey

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Image("note")
        .resizable()
        .scaledToFit()
        .frame(width: 20, height: 20)  // finds: fixed-icon-size
        .accessibilityHidden(true)
      Text(text)
        .font(.body)
    }
    .padding(12)
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 10))
  }
}
