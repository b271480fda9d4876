import SwiftUI

struct ReminderScreen: View {
  let turnOn: () -> Void
  let skip: () -> Void

  var body: some View {
    ScrollView {
      VStack {
        Image(systemName: "bell.badge")
          .font(.largeTitle)
          .accessibilityHidden(true)
        Text("One reminder a day")
          .font(.title)
        Text("Choose the hour that suits you. You can change it or stop it at any time.")
        Button("Turn on reminders", action: turnOn)
          .buttonStyle(.borderedProminent)
        Button("Not now", action: skip)
      }
      .multilineTextAlignment(.center)
      .padding()
    }
    .scrollBounceBehavior(.basedOnSize)
  }
}
