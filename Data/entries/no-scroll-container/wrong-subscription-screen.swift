import SwiftUI

struct SubscriptionScreen: View {
  let subscribe: () -> Void
  let postpone: () -> Void

  var body: some View {
    VStack(alignment: .leading) {  // finds: no-scroll-container
      Text("Your trial has ended")
        .font(.largeTitle.bold())
      Text("Everything that you made is still here, and you can read and export it.")
      Text("With a subscription you go on writing where you stopped, on all your devices.")
      Text("It renews every month until you cancel it in your account.")
        .font(.footnote)
      Spacer()
      Button("Subscribe", action: subscribe)
        .buttonStyle(.borderedProminent)
      Button("Not now", action: postpone)
    }
    .padding()
    .navigationTitle("Subscription")
  }
}
