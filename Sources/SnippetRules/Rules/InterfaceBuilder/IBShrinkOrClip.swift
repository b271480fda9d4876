import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A text of a document that shrinks, breaks off or has a single line: what grows gets lost.
  static let ibShrinkOrClip = Rule(
    id: "ib-shrink-or-clip", severity: .warning, fix: .none, facts: ["name"],
    interfaceBuilder: RuleQuestion([.element("label"), .element("textField"), .element("button")]) {
      site in
      guard let text = InterfaceText(site.element), !text.isPictorial, !site.isInBar,
        let loss = text.loss(in: site.context)
      else { return [] }
      // Where the font never grows, nothing gets lost before that is repaired.
      let severity = text.font.grows && text.kind == .label ? loss.severity : .note
      // What is not written has its default, and only the element itself can be shown.
      let range = site.element.attribute(loss.name)?.range ?? site.element.openingRange
      return [Detection(range, severity: severity, facts: ["name": .name(loss.name)])]
    })
}

/// What takes from a text as it grows.
private struct Loss {
  /// The attribute that does it.
  let name: String
  let severity: Severity
}

extension InterfaceSite {
  /// Whether the element is in a bar, whose titles the system limits.
  fileprivate var isInBar: Bool {
    element.ancestors.prefix(6).contains {
      ["navigationItem", "navigationBar", "toolbar", "tabBar", "tabBarItem", "barButtonItem"]
        .contains($0.name)
    }
  }
}

extension InterfaceText {
  fileprivate func loss(in context: InterfaceContext) -> Loss? {
    if !hasSeveralLines, let shrinking = shrinking(in: context) { return shrinking }
    if element["lineBreakMode"] == "clip", kind != .textField {
      return Loss(name: "lineBreakMode", severity: .warning)
    }
    guard kind == .label, !hasSeveralLines, isBodyLike, !isSmallByNature(in: context) else {
      return nil
    }
    if case .sets = context.code(setting: "numberOfLines", of: element) { return nil }
    return singleLine(in: context)
  }

  /// Autoshrink, which has an effect on a single line only.
  private func shrinking(in context: InterfaceContext) -> Loss? {
    guard element["adjustsFontSizeToFit"] != "NO", kind != .button else { return nil }
    let points = font.points
    let names = ["minimumScaleFactor", "minimumFontSize", "adjustsFontSizeToFit"]
    guard let name = names.first(where: { element.attribute($0) != nil }) else { return nil }
    let number = element.attribute(name)?.number ?? 0
    let factor: Double
    switch name {
    case "minimumScaleFactor": factor = number > 0 ? number : 1
    // The smallest size of a field or of an old label is in points.
    case "minimumFontSize": factor = number / points
    default: factor = 0
    }
    guard factor < 0.9, number > 0 || name == "adjustsFontSizeToFit" else { return nil }
    let isReadable = reachesDouble(shrunkBy: factor) || isNumeric || isSmallByNature(in: context)
    return Loss(name: name, severity: isReadable ? .note : .warning)
  }

  /// Whether text at the largest size is still twice the size of the default after it has shrunk, or as large as
  /// its style ever gets.
  private func reachesDouble(shrunkBy factor: Double) -> Bool {
    guard let largest = try? DynamicTypeTable.iOS.cell(font.nearestStyle, at: .accessibility5)
    else { return false }
    let growth = largest.points / font.points
    return growth * factor >= min(2, growth)
  }

  /// Whether the document shows figures in it, and no words.
  private var isNumeric: Bool {
    !texts.isEmpty && !texts.contains { $0.contains { $0.isLetter } }
  }

  /// Text that is there to be read, and not a small one beside it.
  private var isBodyLike: Bool {
    switch font {
    case .style(let style):
      ![.footnote, .caption, .caption2].contains(style)
    case .fixed(let points, _): points >= 15
    case .unknown: false
    }
  }

  /// A single line that its own text does not fit into at the largest size, as wide as a phone.
  private func singleLine(in context: InterfaceContext) -> Loss? {
    let loss = Loss(name: "numberOfLines", severity: .note)
    guard let text = texts.first, context.links.outlets(to: element).isEmpty,
      let size = try? DynamicTypeTable.iOS.cell(font.nearestStyle, at: .accessibility5),
      let line = try? CharactersPerLine(inWidth: Self.readableWidth, pointSize: size.points)
    else { return loss }
    if text.count <= line.fewest { return nil }
    return text.count > line.most ? Loss(name: loss.name, severity: .warning) : loss
  }

  /// What a screen of 375 points leaves between its margins.
  private static let readableWidth = 343.0
}
