import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A fixed `height` on text or around it: the text grows, its box does not.
  static let rnFixedHeightText = Rule(
    id: "rn-fixed-height-text", severity: .error, fix: .suggested,
    facts: ["height", "size", "needed"],
    script: RuleQuestion([.property("height"), .property("maxHeight"), .word("styled")]) { site in
      if site.node.isNamed("styled") { return site.styledHeights }
      guard let object = site.styleObject,
        let height = site.node.value?.greatestNumber, height > 0, height < 1_000
      else { return [] }
      let elements = (site.context.styledElements[object.index] ?? []).prefix(16)
      let elsewhere = site.contentsElsewhere(of: object)
      let contents =
        elements.isEmpty
        ? elsewhere.isEmpty
          ? [ScriptTextContent(styledWith: object)].compactMap { $0 } : elsewhere
        : elsewhere
          + elements.filter { site.context.style(of: $0).sets(site.node) }
          .compactMap { ScriptTextContent(of: $0, in: site.context) }
      guard var first = Detection.first(site.node.range, height: height, holding: contents) else {
        return []
      }
      if object.property("minHeight") == nil {
        first.offer([Edit(site.node.nameRange, "minHeight")], as: .suggested)
      }
      return [first]
    })
}

extension ScriptNode {
  /// The number that an expression comes to; of several the greatest, which breaks last.
  fileprivate var greatestNumber: Double? {
    if let number = evaluated { return number }
    // `HEIGHTS[size]`
    if kind == .subscript, let table = firstChild?.resolved, table.kind == .object {
      let numbers = table.children.prefix(64).map { $0.value?.evaluated }
      return numbers.contains(nil) ? nil : numbers.compactMap { $0 }.max()
    }
    let numbers = alternatives.map(\.evaluated)
    return numbers.contains(nil) ? nil : numbers.compactMap { $0 }.max()
  }
}

extension ScriptSite {
  /// What elements of other files hold that have a style of a sheet here.
  fileprivate func contentsElsewhere(of object: ScriptNode) -> [ScriptTextContent] {
    guard let property = object.parent, property.kind == .property,
      let call = property.parent?.parent, call.callee?.path == "StyleSheet.create"
    else { return [] }
    return context.project.contents(ofStyle: "\(context.moduleKey)#\(property.name)")
  }

  /// The heights in the template of CSS of a component that `styled` starts.
  fileprivate var styledHeights: [Detection] {
    guard let (styled, definition) = styledComponent else { return [] }
    let elements = definition.map { context.elements(of: $0).prefix(16) } ?? []
    let contents =
      elements.isEmpty
      ? [ScriptTextContent(styledAs: styled)].compactMap { $0 }
      : elements.compactMap { ScriptTextContent(of: $0, in: context) }
    return ["height", "maxHeight"].compactMap { name in
      guard let length = styled.lengths[name], let height = length.points, height > 0,
        height < 1_000
      else { return nil }
      return Detection.first(length.range, height: height, holding: contents)
    }
  }
}

extension Detection {
  /// Several elements may share a style; the first of them to break says when.
  fileprivate static func first(
    _ range: Range<Int>, height: Double, holding contents: [ScriptTextContent]
  ) -> Detection? {
    contents.compactMap { Detection(range, height: height, holding: $0) }
      .min { $0.firstBrokenSize ?? .large < $1.firstBrokenSize ?? .large }
  }

  /// A height that becomes too low for what it holds; nothing where it never does.
  fileprivate init?(_ range: Range<Int>, height: Double, holding content: ScriptTextContent) {
    guard let first = content.firstSizeTooHigh(for: height) else { return nil }
    self.init(range)
    // How much it matters depends on the line, which is what nobody can do without.
    let isLate =
      content.firstSizeTooHigh(for: height + content.padding)?.isAccessibilitySize ?? true
    severity = isLate ? .warning : .error
    if !content.hasKnownSize || content.isRound { severity = .note }
    facts = [
      "height": .number(height), "size": .size(first.rawValue),
      "needed": .number(content.height(at: .accessibility5).rounded(.up)),
    ]
    for size in DynamicTypeSize.allCases {
      values[size] = height
      wanted[size] = content.height(at: size)
    }
    firstBrokenSize = first
  }
}
