import SwiftUI
import UIKit

struct SealedLetter: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let sender: String

  private var sealSide: CGFloat {
    let category = UIContentSizeCategory(dynamicTypeSize)
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    return UIFontMetrics(forTextStyle: .body).scaledValue(for: 33, compatibleWith: traits)
  }

  var body: some View {
    VStack {
      Circle()
        .fill(.red)
        .frame(width: sealSide, height: sealSide)
      Text(sender)
        .font(.body)
    }
  }
}
