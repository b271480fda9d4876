import SwiftUI

struct RecipeIntro: View {
  let title: LocalizedStringKey
  let story: LocalizedStringKey
  let minutes: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.custom("Lora-Bold", size: 28, relativeTo: .title))
      Label("\(minutes) minutes", systemImage: "clock")
        .font(.subheadline)
      Text(story)
    }
  }
}
