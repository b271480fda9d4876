import DTKBSourceReading

extension Rule {
  /// A font for the text size of the moment that is kept: in a constant, a static or a lazy variable.
  ///
  /// Silent where it only goes to views that follow the text size, since those derive it again.
  static let cachedScaledFont = Rule(
    id: "cached-scaled-font", severity: .warning, fix: .suggested, facts: ["name"],
    triggers: SwiftTrigger.growingUIKitFonts
  ) { site in
    guard let font = site.uiKitFont, font.grows else { return [] }
    for case .token(let declaration) in site.uiKitFontUses
    where declaration.keepsItsFirstValue && !site.context.isKeyedByCategory(declaration) {
      var detection = Detection(
        declaration.nameRange
          .lowerBound..<max(site.callRange.upperBound, declaration.nameRange.upperBound))
      detection.facts["name"] = .name(declaration.name)
      detection.offer(declaration.computedEachTime, as: .suggested)
      switch site.context.fate(ofKeptFont: declaration) {
      case .lost: break
      case .untold: detection.severity = .note
      case .derivedAgain: return []
      }
      return [detection]
    }
    return []
  }
}

/// What becomes of a font that is kept.
private enum KeptFontFate {
  /// It is drawn, measured or shown as it is.
  case lost
  /// Only views that derive it again show it.
  case derivedAgain
  /// Other files use it, or nobody does.
  case untold
}

extension SwiftContext {
  fileprivate func isKeyedByCategory(_ declaration: SwiftNode) -> Bool {
    declaration.firstChild(.typeAnnotation)?.mentions([
      "UIContentSizeCategory", "DynamicTypeSize", "ContentSizeCategory",
    ]) ?? false
  }

  fileprivate func fate(ofKeptFont declaration: SwiftNode) -> KeptFontFate {
    var fate: KeptFontFate?
    let all = uses(of: declaration) + usesThroughType(of: declaration)
    for use in all.prefix(64) where use.kind != .binding {
      for kind in uiKitFontUses(of: use) {
        switch kind {
        case .text(let target?):
          guard let assignment = assignment(settingProperty: target) else {
            fate = .untold
            continue
          }
          let flag = "adjustsFontForContentSizeCategory"
          let follows = targets(of: assignment).allSatisfy {
            settings(of: flag, on: $0).contains(where: \.mayDepartFromDefault)
              || isSetByOthers(flag, on: $0)
          }
          if !follows { return .lost }
          fate = fate ?? .derivedAgain
        case .attributes, .drawing, .measuring, .barTitle, .bridged, .none: return .lost
        case .text, .token, .scaled, .pictorial, .appearance: fate = .untold
        }
      }
    }
    return fate ?? (declaration.variable?.hasModifier(.private) == true ? .lost : .untold)
  }
}

extension SwiftNode {
  /// Whether a variable keeps what it was first given: a constant, a lazy or a static one, without a getter.
  fileprivate var keepsItsFirstValue: Bool {
    guard kind == .binding, firstChild(.initialValue) != nil, let variable else { return false }
    if variable.keyword == .let || variable.isStatic || variable.hasModifier(.lazy) { return true }
    return variable.parent?.kind == .file
  }

  /// Makes a constant with one value a property that is computed each time.
  fileprivate var computedEachTime: [Edit?] {
    guard let variable, let value = firstChild(.initialValue), firstChild(.accessors) == nil,
      firstChild(.codeBlock) == nil, variable.keyword == .let || variable.keyword == .var,
      variable.children.filter({ $0.kind == .binding }).count == 1, variable.attributes.isEmpty,
      !isLocal
    else { return [] }
    var edits: [Edit?] = variable.tokens.prefix(16).compactMap { index in
      let token = tree.tokens[index]
      switch token.keyword {
      case .let: return Edit(token.start..<token.end, "var")
      case .lazy: return Edit(token.start..<tree.tokens[index + 1].start, "")
      default: return nil
      }
    }
    let type = firstChild(.typeAnnotation)
    let end = type?.range.upperBound ?? nameRange.upperBound
    let start = value.expressionRange.lowerBound
    edits.append(Edit(end..<start, (type == nil ? ": UIFont" : "") + " { "))
    edits.append(Edit(value.range.upperBound..<value.range.upperBound, " }"))
    return edits
  }

  /// The bytes of its name.
  fileprivate var nameRange: Range<Int> {
    nameToken.map { tree.tokens[$0].start..<tree.tokens[$0].end } ?? range
      .lowerBound..<range.lowerBound
  }
}
