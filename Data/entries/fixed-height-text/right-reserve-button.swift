import SwiftUI

struct ReserveButton: View {
  @ScaledMetric(relativeTo: .headline) private var minimumHeight: CGFloat = 44
  let title: LocalizedStringKey
  let reserve: () -> Void

  var body: some View {
    Button(action: reserve) {
      Text(title)
        .font(.headline)
        .frame(maxWidth: .infinity, minHeight: minimumHeight)
        .background(.quaternary, in: Capsule())
    }
  }
}
