import DynamicTypeScaling

/// A set of text sizes.
struct TextSizes: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The sizes that fulfil a condition.
  init(where isIn: (DynamicTypeSize) -> Bool) {
    var bits: UInt16 = 0
    for (place, size) in DynamicTypeSize.allCases.enumerated() where isIn(size) {
      bits |= 1 << place
    }
    rawValue = bits
  }

  /// These sizes.
  init(_ sizes: DynamicTypeSize...) {
    self.init { sizes.contains($0) }
  }

  static let all = TextSizes { _ in true }
  static let accessibility = TextSizes(where: \.isAccessibilitySize)

  /// The sizes in the set, the smallest first.
  var sizes: [DynamicTypeSize] {
    DynamicTypeSize.allCases.enumerated().filter { rawValue & (1 << $0.offset) != 0 }
      .map(\.element)
  }

  /// The sizes that are not in the set.
  var inverted: TextSizes { Self.all.subtracting(self) }
}
