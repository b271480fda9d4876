import SwiftUI

struct SubscribeButton: View {
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Text("Remind me of every new episode")
        .font(.headline)
        .frame(maxWidth: .infinity)
        .frame(height: 44)  // finds: fixed-height-text
        .background(.tint.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
    }
    .buttonStyle(.plain)
  }
}
