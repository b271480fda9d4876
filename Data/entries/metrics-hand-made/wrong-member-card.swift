import SwiftUI

extension DynamicTypeSize {
  fileprivate var cardFactor: CGFloat {
    switch self {  // finds: metrics-hand-made
    case .xSmall: 0.85
    case .small: 0.9
    case .medium: 0.95
    case .large: 1
    case .xLarge: 1.05
    case .xxLarge: 1.1
    case .xxxLarge: 1.2
    case .accessibility1: 1.3
    case .accessibility2: 1.4
    case .accessibility3: 1.5
    case .accessibility4: 1.65
    case .accessibility5: 1.8
    @unknown default: 1.8
    }
  }
}

struct MemberCard: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let name: String

  var body: some View {
    Text(name)
      .font(.body)
      .padding(16 * dynamicTypeSize.cardFactor)
      .background(.thinMaterial)
  }
}
