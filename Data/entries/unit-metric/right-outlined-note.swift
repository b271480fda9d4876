import SwiftUI

struct OutlinedNote: View {
  let text: LocalizedStringKey

  @ScaledMetric(relativeTo: .body) private var inset: CGFloat = 12
  @ScaledMetric(relativeTo: .body) private var border: CGFloat = 1

  var body: some View {
    Text(text)
      .font(.body)
      .padding(inset)
      .overlay {
        Rectangle()
          .strokeBorder(lineWidth: border)
      }
  }
}
