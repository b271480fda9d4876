import SwiftUI

struct Letter: View {
  let words: String

  var body: some View {
    ScrollView {
      Text(words)
        .padding()
    }
    .dynamicTypeSize(...DynamicTypeSize.accessibility1)  // finds: size-cap
  }
}
