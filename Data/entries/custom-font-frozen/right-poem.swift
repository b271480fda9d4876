import SwiftUI

struct Poem: View {
  let title: String
  let verses: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.custom("Lora-Bold", size: 34, relativeTo: .largeTitle))
      Text(verses)
        .font(.custom("Lora-Regular", size: 17, relativeTo: .body))
    }
  }
}
