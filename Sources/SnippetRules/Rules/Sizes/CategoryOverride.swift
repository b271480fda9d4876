import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A content size category that UIKit code sets in the reader's stead: a maximum, an override of traits, fonts
  /// of fixed traits.
  ///
  /// Silent where a size at the default category is only the base that font metrics scale.
  static let categoryOverride = Rule(
    id: "category-override", severity: .error, fix: .suggested, facts: ["limit", "percent"],
    triggers: [.word("maximumContentSizeCategory"), .word("preferredContentSizeCategory")]
  ) { site in
    guard let override = site.overriddenCategory else { return [] }
    let severity: Severity
    switch override.limit {
    case .unknown, .open: return [.undecided(override.range)]
    case .pinned: severity = override.name == "unspecified" ? .warning : .error
    case .capped(let size):
      if size >= .accessibility3 { return [] }
      severity = size.isAccessibilitySize ? .warning : .error
    }
    var detection = Detection(override.range)
    let figure = site.platform.flatMap {
      TextSizeLimitFigure(override.limit, of: [.body], on: $0)
    }
    detection.take(figure, at: override.name)
    let showsLargeContent = site.context.holdsWord("UILargeContentViewerInteraction")
    detection.severity = override.isOnSystemBar || showsLargeContent ? .note : severity
    if case .capped = override.limit {
      detection.offer([site.raisedCap(of: override)], as: .suggested)
    } else if override.holder.kind == .expressionStatement,
      override.holder.parent?.kind == .codeBlock
    {
      detection.offer([site.context.removal(of: override.holder.range)], as: .suggested)
    }
    return [detection]
      + override.fonts.map { maker in
        var font = detection
        font.range = maker.callRange
        font.severity = .note
        return font
      }
  }
}
