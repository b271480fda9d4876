import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A font that Interface Builder saved as a number of points: it stays there whatever the reader chose.
  ///
  /// Reported once for each text: at its font, or where an attributed string has fonts of its own, at the first.
  static let ibFixedFont = Rule(
    id: "ib-fixed-font", severity: .error, fix: .automatic, facts: ["points", "style", "wanted"],
    interfaceBuilder: RuleQuestion([.element("fontDescription"), .element("font")]) { site in
      guard let text = InterfaceText(around: site.element), site.isFont(of: text),
        case .fixed(let points, let weight) = InterfaceFont(site.element),
        !site.element.isOfIcons, !text.isPictorial,
        let figure = FixedSizeFigure(points: points, weight: weight, platform: .iOS),
        let cell = try? DynamicTypeTable.iOS.cell(figure.style, at: .accessibility5)
      else { return [] }
      var detection = Detection(site.element.startTagRange)
      detection.facts = [
        "points": .number(points), "style": .name(figure.style.uiKitName),
        "wanted": .number(cell.points),
      ]
      detection.values = figure.values
      detection.wanted = figure.wanted
      detection.wantedStyle = figure.style
      detection.firstBrokenSize = figure.firstBrokenSize
      if figure.isLegibleAnyway {
        detection.severity = .note
      } else if text.kind == .button && text.texts.isEmpty {
        // What code puts into it may be a picture.
        detection.severity = .warning
      } else {
        switch site.context.code(setting: "font", of: text.element) {
        case .nothing: detection.severity = .error
        case .sets, .unknown: detection.severity = .warning
        }
      }
      // What UIKit calls bold is the semibold face of the system's font.
      let face = site.element["type"] == "boldSystem" ? .semibold : weight
      let isSame = style(figure.style, has: points, face) && detection.severity == .error
      detection.offer(
        site.font(in: figure.style, of: text), as: isSame ? .automatic : .suggested)
      return [detection]
    })

  /// Whether a style has a size and a weight at the default text size.
  private static func style(
    _ style: TextStyle, has points: Double, _ weight: FontWeight
  ) -> Bool {
    guard let cell = try? DynamicTypeTable.iOS.cell(style, at: .large) else { return false }
    return cell.points == points && cell.weight == weight
  }
}

extension InterfaceSite {
  /// The text style in the place of a size of the system's font, on a text that then follows the text size.
  fileprivate func font(in style: TextStyle, of text: InterfaceText) -> [Edit?] {
    let tag = element.startTagRange
    guard element == text.fontElement, let type = element["type"],
      ["system", "boldSystem"].contains(type), let key = element["key"],
      element.document.bytes[..<tag.upperBound].suffix(2).elementsEqual("/>".utf8)
    else { return [] }
    let name = style.spelled(as: .rawValue)
    let font = Edit(tag, "<fontDescription key=\"\(key)\" style=\"\(name)\"/>")
    guard text.kind != .button else { return [font] }
    return [font, text.element.setting("adjustsFontForContentSizeCategory", to: "YES")]
  }

  /// Whether the element is the font that a text is reported for.
  fileprivate func isFont(of text: InterfaceText) -> Bool {
    if element.isNamed("fontDescription") {
      // A font deeper inside is that of a symbol or of a bar.
      return element == text.fontElement
    }
    guard element["key"] == "NSFont" else { return false }
    if let own = text.fontElement, case .fixed = InterfaceFont(own) { return false }
    let first = text.element.descendants.prefix(400).first {
      $0.isNamed("font") && $0["key"] == "NSFont" && $0.isFixed
    }
    return first == element
  }
}

extension InterfaceElement {
  fileprivate var isFixed: Bool {
    if case .fixed = InterfaceFont(self) { return true }
    return false
  }

  /// Whether a font holds pictures instead of letters.
  fileprivate var isOfIcons: Bool {
    IconFont.isNamed((self["family"] ?? "") + " " + (self["name"] ?? ""))
  }
}
