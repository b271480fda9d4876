import SwiftUI

struct RecipeIntro: View {
  let title: LocalizedStringKey
  let story: LocalizedStringKey
  let minutes: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.system(size: 28, weight: .bold))  // finds: fixed-font-size
      Text("\(minutes) minutes")
        .font(.system(size: 15))  // finds: fixed-font-size
      Text(story)
    }
  }
}
