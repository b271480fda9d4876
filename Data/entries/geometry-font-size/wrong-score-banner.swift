import SwiftUI

struct ScoreBanner: View {
  let team: String
  let points: Int

  var body: some View {
    GeometryReader { geometry in
      VStack {
        Text(points, format: .number)
          .font(.system(size: geometry.size.width * 0.12))  // finds: geometry-font-size
        Text(team)
          .font(.custom("Sora", size: geometry.size.height * 0.2))  // finds: geometry-font-size
      }
      .frame(maxWidth: .infinity)
    }
  }
}
