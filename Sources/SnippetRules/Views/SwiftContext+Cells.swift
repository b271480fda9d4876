import DTKBSourceReading

/// What the cells of a table or a collection show, as far as the file tells.
enum CellContent {
  case text
  case pictures
  case unknown
}

extension SwiftContext {
  /// What the cells that a file declares or registers show.
  func findCellContent() -> CellContent {
    var content = CellContent.unknown
    for type in types.all {
      let isCell = type.inherited.contains { $0.hasSuffix("Cell") || $0.hasSuffix("ReusableView") }
      guard isCell else { continue }
      if type.parts.contains(where: { $0.mentions(Self.textWords) }) { return .text }
      if type.parts.contains(where: { $0.mentions(["UIImageView", "UIImage", "CALayer"]) }) {
        content = .pictures
      }
    }
    if content == .unknown, holdsWord("textLabel") || holdsWord("defaultContentConfiguration") {
      return .text
    }
    return content
  }

  private static let textWords: NameSet = [
    "UILabel", "UIButton", "UITextField", "UITextView", "textLabel", "titleLabel", "Text",
    "defaultContentConfiguration", "UIListContentConfiguration", "UIHostingConfiguration",
    "attributedText",
  ]
}
