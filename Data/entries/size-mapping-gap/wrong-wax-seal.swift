import SwiftUI
import UIKit

extension DynamicTypeSize {
  var contentSizeCategory: UIContentSizeCategory {
    switch self {
    case .xSmall: return .extraSmall
    case .small: return .small
    case .medium: return .medium
    case .large: return .large
    case .xLarge: return .extraLarge
    case .xxLarge: return .extraExtraLarge
    case .xxxLarge: return .extraExtraExtraLarge
    case .accessibility1: return .accessibilityMedium
    case .accessibility2: return .accessibilityLarge
    case .accessibility3: return .accessibilityExtraLarge
    case .accessibility4: return .accessibilityExtraExtraLarge
    case .accessibility5: return .accessibilityExtraExtraLarge  // finds: size-mapping-gap
    @unknown default: return .large
    }
  }
}

struct SealedLetter: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let sender: String

  private var sealSide: CGFloat {
    let category = dynamicTypeSize.contentSizeCategory
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
