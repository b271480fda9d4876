import SwiftUI

struct LessonIntro: View {
  let title: LocalizedStringKey
  let lead: LocalizedStringKey

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.title2.bold())
      Text(lead)
        .font(.body.pointSize(19))  // finds: explicit-point-size
    }
  }
}
