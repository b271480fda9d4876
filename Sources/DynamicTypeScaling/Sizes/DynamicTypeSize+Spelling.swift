extension DynamicTypeSize {
  /// A way of writing a size down.
  public enum Spelling: CaseIterable, Sendable {
    /// As a case of SwiftUI's `DynamicTypeSize`: `accessibility5`.
    case dynamicTypeSize
    /// As people call it: `AX5`, `xxxL`.
    case short
    /// As a case of `ContentSizeCategory` and `UIContentSizeCategory`:
    /// `accessibilityExtraExtraExtraLarge`.
    case contentSizeCategory
    /// As the raw value of a `UIContentSizeCategory`: `UICTContentSizeCategoryAccessibilityXXXL`.
    case rawValue
    /// As Objective-C's constant: `UIContentSizeCategoryAccessibilityExtraExtraExtraLarge`.
    case objectiveC
    /// As `simctl ui` takes it: `accessibility-extra-extra-extra-large`.
    case simulator
  }

  /// The size as people call it: `xS`, `S`, `M`, `L`, `xL`, `xxL`, `xxxL`, `AX1` to `AX5`.
  public var shortName: String { spelled(as: .short) }

  /// The size in one of its spellings, which ``init(parsing:)`` reads back.
  public func spelled(as spelling: Spelling) -> String {
    let accessibility = isAccessibilitySize
    let words: (long: String, raw: String, short: String) =
      switch self {
      case .xSmall: ("ExtraSmall", "XS", "xS")
      case .small: ("Small", "S", "S")
      case .medium: ("Medium", "M", "M")
      case .large: ("Large", "L", "L")
      case .xLarge: ("ExtraLarge", "XL", "xL")
      case .xxLarge: ("ExtraExtraLarge", "XXL", "xxL")
      case .xxxLarge: ("ExtraExtraExtraLarge", "XXXL", "xxxL")
      case .accessibility1: ("Medium", "M", "AX1")
      case .accessibility2: ("Large", "L", "AX2")
      case .accessibility3: ("ExtraLarge", "XL", "AX3")
      case .accessibility4: ("ExtraExtraLarge", "XXL", "AX4")
      case .accessibility5: ("ExtraExtraExtraLarge", "XXXL", "AX5")
      }
    let long = (accessibility ? "Accessibility" : "") + words.long
    return switch spelling {
    case .dynamicTypeSize: rawValue
    case .short: words.short
    case .contentSizeCategory: long.prefix(1).lowercased() + long.dropFirst()
    case .rawValue:
      "UICTContentSizeCategory" + (accessibility ? "Accessibility" : "") + words.raw
    case .objectiveC: "UIContentSizeCategory" + long
    case .simulator: Self.hyphenated(long)
    }
  }

  /// Reads a size in any spelling that people paste.
  ///
  /// Takes every ``Spelling`` in any case, with or without a leading stop or a type's name, and
  /// `default`, `max`, `largest`, `min` and `smallest`.
  ///
  /// - Throws: ``UnknownName`` with the nearest spelling, if one is near.
  public init(parsing word: some StringProtocol) throws(UnknownName) {
    // The name of a case needs no index.
    if let named = Self(rawValue: String(word)) {
      self = named
    } else {
      self = try Self.names.meaning(of: word)
    }
  }

  private static let names = NameIndex(
    allCases.flatMap { size in
      Spelling.allCases.filter { $0 != .objectiveC }.map { spelling in
        (size.spelled(as: spelling), size)
      }
    } + [
      ("default", .default), ("max", .accessibility5), ("largest", .accessibility5),
      ("min", .xSmall), ("smallest", .xSmall),
    ],
    prefixes: ["uictcontentsizecategory", "uicontentsizecategory"])

  private static func hyphenated(_ words: String) -> String {
    var result = ""
    for character in words {
      if character.isUppercase, !result.isEmpty { result.append("-") }
      result += character.lowercased()
    }
    return result
  }
}
