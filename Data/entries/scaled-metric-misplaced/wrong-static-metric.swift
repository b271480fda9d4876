import SwiftUI

enum Spacing {
  @ScaledMetric(relativeTo: .body) static var row: CGFloat = 8  // finds: scaled-metric-misplaced
}

struct ReminderList: View {
  let reminders: [String]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: Spacing.row) {
        ForEach(reminders, id: \.self) { reminder in
          Text(reminder)
            .font(.body)
        }
      }
    }
  }
}
