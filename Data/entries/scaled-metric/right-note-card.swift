import SwiftUI

struct NoteCard: View {
  let text: LocalizedStringKey

  @ScaledMetric private var inset: CGFloat = 12
  @ScaledMetric private var cornerRadius: CGFloat = 10
  @ScaledMetric private var iconSide: CGFloat = 20

  var body: some View {
    HStack(alignment: .top, spacing: inset) {
      Image("note")
        .resizable()
        .scaledToFit()
        .frame(width: iconSide, height: iconSide)
        .accessibilityHidden(true)
      Text(text)
        .font(.body)
    }
    .padding(inset)
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: cornerRadius))
  }
}
