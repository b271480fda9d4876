import SwiftUI

struct Hint: View {
  let text: LocalizedStringKey

  @ScaledMetric(relativeTo: .callout) private var inset = 10

  var body: some View {
    Text(text)
      .font(.callout)
      .padding(inset)
      .background(.yellow.opacity(0.2))
  }
}
