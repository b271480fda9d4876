import SwiftUI

struct Temperature: View {
  let reading: String

  @ScaledMetric(relativeTo: .largeTitle) private var digits: CGFloat = 56

  var body: some View {
    Text(reading)
      .font(.system(size: digits, weight: .thin))
  }
}
