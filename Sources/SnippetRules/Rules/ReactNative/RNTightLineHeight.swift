import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A `lineHeight` hardly larger than the font: it cuts tall letters and the marks above capitals.
  static let rnTightLineHeight = Rule(
    id: "rn-tight-line-height", severity: .warning, fix: .suggested,
    facts: ["height", "points", "needed"],
    script: RuleQuestion([.property("lineHeight")]) { site in
      guard let object = site.styleObject,
        let height = site.node.value?.evaluated, height >= smallestFont,
        let points = site.fontSize(beside: object), points >= smallestFont,
        height < points * tightestRatio, !site.isOfIcons(object)
      else { return [] }
      let needed = (points * ScriptText.lineRatio).rounded(.up)
      var detection = Detection(
        site.node.range,
        facts: [
          "height": .number(height), "points": .number(points), "needed": .number(needed),
        ])
      detection.offer([site.node.value?.numberEdit(needed.code)], as: .suggested)
      return [detection]
    })

  /// Letters and their marks take this part of the font size at least.
  private static let tightestRatio = 1.15
  /// Below it a number is a ratio, as on web pages, or no size of text.
  private static let smallestFont = 5.0
}

extension ScriptSite {
  /// The font size in a style, or in what else the elements with the style are given.
  fileprivate func fontSize(beside object: ScriptNode) -> Double? {
    if let size = object.resolvedProperty("fontSize")?.value { return size.evaluated }
    let sizes = (context.styledElements[object.index] ?? []).prefix(16).compactMap {
      ScriptText($0, in: context)?.style.number("fontSize")
    }
    return sizes.max()
  }

  /// Whether a style is that of glyphs, which have no marks.
  fileprivate func isOfIcons(_ object: ScriptNode) -> Bool {
    if ScriptStyle([object]).isOfIcons { return true }
    if IconFont.isNamed(object.parent?.name ?? "") { return true }
    let elements = (context.styledElements[object.index] ?? []).prefix(16)
    return !elements.isEmpty
      && elements.allSatisfy {
        $0.hasNameOfIcons || ScriptText($0, in: context)?.isPictorial == true
      }
  }
}
