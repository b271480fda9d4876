import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A `lineHeight` hardly larger than the font: it cuts tall letters and the marks above capitals.
  static let rnTightLineHeight = Rule(
    id: "rn-tight-line-height", severity: .warning, fix: .suggested,
    facts: ["height", "points", "needed"],
    script: RuleQuestion([.property("lineHeight"), .word("styled")]) { site in
      if site.node.isNamed("styled") { return site.styledLineHeight }
      guard let object = site.styleObject,
        let height = site.node.value?.evaluated, height >= smallestFont,
        let points = site.fontSize(beside: object), points >= smallestFont,
        height < points * tightestRatio, !site.isOfIcons(object)
      else { return [] }
      var detection = Detection(site.node.range, lineHeight: height, ofFont: points)
      let needed = (points * ScriptText.lineRatio).rounded(.up)
      detection.offer([site.node.value?.numberEdit(needed.code)], as: .suggested)
      return [detection]
    })

  /// Letters and their marks take this part of the font size at least.
  fileprivate static let tightestRatio = 1.15
  /// Below it a number is a ratio, as on web pages, or no size of text.
  fileprivate static let smallestFont = 5.0
}

extension Detection {
  fileprivate init(_ range: Range<Int>, lineHeight height: Double, ofFont points: Double) {
    self.init(
      range,
      facts: [
        "height": .number(height), "points": .number(points),
        "needed": .number((points * ScriptText.lineRatio).rounded(.up)),
      ])
  }
}

extension ScriptSite {
  /// The line height in the template of CSS of a component that `styled` starts.
  fileprivate var styledLineHeight: [Detection] {
    guard let (styled, _) = styledComponent, let length = styled.lengths["lineHeight"],
      let height = length.points, height >= Rule.smallestFont,
      let points = styled.points["fontSize"], points >= Rule.smallestFont,
      height < points * Rule.tightestRatio
    else { return [] }
    return [Detection(length.range, lineHeight: height, ofFont: points)]
  }

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
    if ScriptStyle(object).isOfIcons { return true }
    if IconFont.isNamed(object.parent?.name ?? "") { return true }
    let elements = (context.styledElements[object.index] ?? []).prefix(16)
    return !elements.isEmpty
      && elements.allSatisfy {
        $0.hasNameOfIcons || ScriptText($0, in: context)?.isPictorial == true
      }
  }
}
