import SwiftUI

final class CardSizes: ObservableObject {
  @ScaledMetric(relativeTo: .body) var inset: CGFloat = 12  // finds: scaled-metric-misplaced
  @ScaledMetric(relativeTo: .body) var corner: CGFloat = 10  // finds: scaled-metric-misplaced
}

struct ReminderCard: View {
  @StateObject private var sizes = CardSizes()
  let title: LocalizedStringKey

  var body: some View {
    Text(title)
      .font(.body)
      .padding(sizes.inset)
      .background(.thinMaterial, in: RoundedRectangle(cornerRadius: sizes.corner))
  }
}
