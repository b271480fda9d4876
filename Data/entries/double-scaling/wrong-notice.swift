import SwiftUI

struct Notice: View {
  let title: String
  let message: String

  @ScaledMetric(relativeTo: .headline) private var titleSize: CGFloat = 17
  @ScaledMetric(relativeTo: .subheadline) private var textSize: CGFloat = 15

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.custom("Sora", size: titleSize, relativeTo: .headline))  // finds: double-scaling
      Text(message)
        .font(.custom("Sora", size: textSize, relativeTo: .subheadline))  // finds: double-scaling
    }
  }
}
