import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A style sheet with font sizes in pixels, in a string of Swift or in a file: web text that nobody's setting
  /// reaches.
  static let webviewPxFont = Rule(
    id: "webview-px-font", severity: .note, fix: .none, facts: ["points"],
    swift: RuleQuestion([.text("font")]) { site in
      guard !site.context.scalesWebText, let offset = site.offsetInText,
        let declaration = site.context.styleSheet(of: site.node).declaration(at: offset)
      else { return [] }
      return Detection(fixed: declaration).map { [$0] } ?? []
    },
    styleSheet: RuleQuestion([.property(.fontSize), .property(.font)]) { site in
      guard !site.isInScaledSheet else { return [] }
      return Detection(fixed: site.declaration).map { [$0] } ?? []
    })
}

extension Detection {
  /// A declaration of a size that stays what it is; nothing for others.
  fileprivate init?(fixed declaration: StyleDeclaration) {
    guard let pixels = declaration.size?.pixels, pixels > 0, !declaration.isComputed else {
      return nil
    }
    self.init(declaration.range, facts: ["points": .number((pixels * 100).rounded() / 100)])
    guard let figure = FixedSizeFigure(points: pixels, platform: .iOS) else { return }
    values = figure.values
    wanted = figure.wanted
    wantedStyle = figure.style
    firstBrokenSize = figure.firstBrokenSize
  }
}

extension StyleLength {
  /// The length in pixels of CSS, of which 96 make an inch.
  fileprivate var pixels: Double? {
    switch unit {
    case "px": value
    case "pt": value * 4 / 3
    case "pc": value * 16
    case "in": value * 96
    case "cm": value * 96 / 2.54
    case "mm": value * 96 / 25.4
    case "q": value * 96 / 101.6
    default: nil
    }
  }
}
