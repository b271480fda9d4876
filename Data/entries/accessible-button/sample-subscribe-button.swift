import SwiftUI

struct SubscribeButton: View {
  let isSubscribed: Bool
  let action: () -> Void

  @ScaledMetric(relativeTo: .headline) private var inset: CGFloat = 12
  @ScaledMetric(relativeTo: .headline) private var cornerRadius: CGFloat = 12

  var body: some View {
    Button(action: action) {
      Label(title, systemImage: isSubscribed ? "bell.slash" : "bell")
        .font(.headline)
        .multilineTextAlignment(.center)
        .padding(inset)
        .frame(maxWidth: .infinity, minHeight: 44)
        .background(.tint.opacity(0.15), in: RoundedRectangle(cornerRadius: cornerRadius))
    }
    .buttonStyle(.plain)
  }

  private var title: LocalizedStringKey {
    isSubscribed ? "Stop the reminders" : "Remind me of every new episode"
  }
}
