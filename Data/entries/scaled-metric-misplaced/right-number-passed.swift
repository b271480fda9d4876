import SwiftUI

@MainActor
final class ReaderOptions: ObservableObject {
  @Published var isCompact = false

  func inset(from scaledInset: CGFloat) -> CGFloat {
    isCompact ? scaledInset / 2 : scaledInset
  }
}

struct ReaderPage: View {
  @ObservedObject var options: ReaderOptions
  let text: String

  @ScaledMetric(relativeTo: .body) private var inset: CGFloat = 16

  var body: some View {
    ScrollView {
      Text(text)
        .font(.body)
        .padding(options.inset(from: inset))
    }
  }
}
