import SwiftUI

struct RecipePhoto: View {
  let photo: Image
  let caption: String

  @ScaledMetric(relativeTo: .body) private var widest: CGFloat = 150

  var body: some View {
    VStack {
      photo
        .resizable()
        .scaledToFit()
        .frame(maxWidth: widest)
      Text(caption)
        .font(.body)
    }
  }
}
