import SwiftUI

struct DismissButton: View {
  @ScaledMetric private var minimumSide: CGFloat = 44
  let dismiss: () -> Void

  var body: some View {
    Button(action: dismiss) {
      Image(systemName: "xmark")
        .frame(minWidth: minimumSide, minHeight: minimumSide)
        .contentShape(Rectangle())
    }
    .accessibilityLabel("Close")
  }
}
