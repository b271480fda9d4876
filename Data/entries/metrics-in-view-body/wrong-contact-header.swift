import SwiftUI
import UIKit

struct ContactHeader: View {
  let name: String
  let portrait: Image

  private var side: CGFloat {
    UIFontMetrics(forTextStyle: .title2).scaledValue(for: 42)  // finds: metrics-in-view-body
  }

  var body: some View {
    VStack {
      portrait
        .resizable()
        .scaledToFill()
        .frame(width: side, height: side)
        .clipShape(Circle())
        .accessibilityHidden(true)
      Text(name)
        .font(.title2)
    }
  }
}
