import SwiftUI

struct UnreadBadge: View {
  let count: Int

  @ScaledMetric(relativeTo: .caption) private var side: CGFloat = 20
  @ScaledMetric(relativeTo: .caption) private var inset: CGFloat = 6

  var body: some View {
    Text(count, format: .number)
      .font(.caption.bold())
      .monospacedDigit()
      .foregroundStyle(.white)
      .padding(.horizontal, inset)
      .frame(minWidth: side, minHeight: side)
      .background(.indigo, in: Capsule())
      .accessibilityLabel("Unread: \(count)")
  }
}

struct MailboxRow: View {
  let name: String
  let unread: Int

  var body: some View {
    LabeledContent {
      if unread > 0 { UnreadBadge(count: unread) }
    } label: {
      Text(name)
    }
  }
}
