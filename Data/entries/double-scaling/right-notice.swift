import SwiftUI

struct Notice: View {
  let title: String
  let message: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.custom("Sora", size: 17, relativeTo: .headline))
      Text(message)
        .font(.custom("Sora", size: 15, relativeTo: .subheadline))
    }
  }
}
