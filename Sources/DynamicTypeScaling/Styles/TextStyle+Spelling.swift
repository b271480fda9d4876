extension TextStyle {
  /// A way of writing a text style down.
  public enum Spelling: CaseIterable, Sendable {
    /// As a case of SwiftUI's `Font.TextStyle`: `title`.
    case swiftUI
    /// As a constant of `UIFont.TextStyle`: `title1`. React Native's `dynamicTypeRamp` agrees.
    case uiKit
    /// As the raw value of a `UIFont.TextStyle`, which Interface Builder writes too:
    /// `UICTFontTextStyleTitle1`.
    case rawValue
  }

  /// The style in one of its spellings, which ``init(parsing:)`` reads back.
  public func spelled(as spelling: Spelling) -> String {
    switch spelling {
    case .swiftUI: rawValue
    case .uiKit: numberedName
    case .rawValue:
      switch self {
      case .largeTitle: "UICTFontTextStyleTitle0"
      case .subheadline: "UICTFontTextStyleSubhead"
      default: "UICTFontTextStyle" + numberedName.prefix(1).uppercased() + numberedName.dropFirst()
      }
    }
  }

  /// The name with its number, where Apple numbers from 1 outside SwiftUI.
  private var numberedName: String {
    switch self {
    case .title, .caption: rawValue + "1"
    default: rawValue
    }
  }

  /// Reads a style in any spelling that people paste.
  ///
  /// Takes every ``Spelling`` in any case, with or without a leading stop or a type's name;
  /// `footnote1`, as the guidelines for watchOS write; and CSS's `-apple-system-title1`.
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
    allCases.flatMap { style in Spelling.allCases.map { (style.spelled(as: $0), style) } } + [
      ("title0", .largeTitle), ("subhead", .subheadline), ("footnote1", .footnote),
    ],
    prefixes: ["uictfonttextstyle", "uifonttextstyle", "applesystem"])
}
