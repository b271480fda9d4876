import SwiftUI

struct DiaryPage: View {
  let heading: String
  let entry: String

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text(heading)
          .font(.headline)
        Text(entry)
          .font(.system(.body, design: .serif))
      }
    }
  }
}
