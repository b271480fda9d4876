import SwiftUI

struct DottedNote: View {
  let text: LocalizedStringKey

  @ScaledMetric(relativeTo: .body) private var factor: CGFloat = 1  // finds: unit-metric

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8 * factor) {
      Circle()
        .frame(width: 6 * factor, height: 6 * factor)
        .accessibilityHidden(true)
      Text(text)
    }
  }
}
