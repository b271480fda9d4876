import SwiftUI

struct ScoreBanner: View {
  let team: String
  let points: Int

  var body: some View {
    VStack {
      Text(points, format: .number)
        .font(.largeTitle)
      Text(team)
        .font(.custom("Sora", size: 20, relativeTo: .title3))
    }
    .frame(maxWidth: .infinity)
  }
}
