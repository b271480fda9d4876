import SwiftUI

struct DeliveryNotice: View {
  let text: LocalizedStringKey

  var body: some View {
    Text(text)
      .font(.callout)
      .padding(12)  // finds: literal-metric
      .background(.thinMaterial)
  }
}
