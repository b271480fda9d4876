import SwiftUI

struct InboxButton: View {
  let unread: Int
  let open: () -> Void

  var body: some View {
    Button(action: open) {
      Label("Inbox", systemImage: "tray")
        .overlay(alignment: .topTrailing) {
          UnreadBadge(count: unread)
            .dynamicTypeSize(...DynamicTypeSize.accessibility3)
        }
    }
    .accessibilityShowsLargeContentViewer {
      Label("Inbox, unread: \(unread)", systemImage: "tray")
    }
  }
}

/// A view of its own, so that its inset too keeps to the range set on it.
private struct UnreadBadge: View {
  @ScaledMetric(relativeTo: .caption2) private var inset: CGFloat = 4
  let count: Int

  var body: some View {
    Text(count, format: .number)
      .font(.caption2)
      .padding(inset)
      .foregroundStyle(.white)
      .background(.red, in: Capsule())
  }
}
