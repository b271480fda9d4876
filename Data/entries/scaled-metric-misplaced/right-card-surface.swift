import SwiftUI

struct CardSurface: ViewModifier {
  @ScaledMetric(relativeTo: .body) private var inset: CGFloat = 12
  @ScaledMetric(relativeTo: .body) private var corner: CGFloat = 10

  func body(content: Content) -> some View {
    content
      .padding(inset)
      .background(.thinMaterial, in: RoundedRectangle(cornerRadius: corner))
  }
}

struct ReminderCard: View {
  let title: LocalizedStringKey

  var body: some View {
    Text(title)
      .font(.body)
      .modifier(CardSurface())
  }
}
