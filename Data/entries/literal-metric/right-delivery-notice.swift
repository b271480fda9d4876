import SwiftUI

struct DeliveryNotice: View {
  let text: LocalizedStringKey

  @ScaledMetric(relativeTo: .callout) private var inset: CGFloat = 12

  var body: some View {
    Text(text)
      .font(.callout)
      .padding(inset)
      .background(.thinMaterial)
  }
}
