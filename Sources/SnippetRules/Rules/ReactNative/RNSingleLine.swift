import DTKBSourceReading

extension Rule {
  /// `numberOfLines={1}`: text that grows is cut off, or shrunk where it may shrink.
  static let rnSingleLine = Rule(
    id: "rn-single-line", severity: .note, fix: .none, facts: ["name"],
    script: RuleQuestion([.word("numberOfLines")]) { site in
      guard let setting = site.setting, !setting.values.isEmpty,
        // A text that opens shows everything then.
        setting.values.allSatisfy({ ($0.defaultOfParameter ?? $0).evaluated == 1 })
      else { return [] }
      var detection = Detection(setting.range, facts: ["name": .name("numberOfLines")])
      if let element = setting.element {
        if element.isTextInput || element.hasNameOfIcons { return [] }
        if let text = ScriptText(element, in: site.context), text.isPictorial { return [] }
        if element.shrinks { detection.severity = .warning }
      }
      return [detection]
    })
}

extension ScriptNode {
  /// The value that a parameter has where its caller gives none; nothing where the rule is asked there as well.
  fileprivate var defaultOfParameter: ScriptNode? {
    guard kind == .identifier, !isNamed("numberOfLines"), let name = definition,
      let given = name.parent, given.kind == .assignment, given.target == name,
      given.parent?.isNamed("numberOfLines") != true
    else { return nil }
    return given.value
  }
}

extension JSXElement {
  /// Whether its text gets noticeably smaller where there is no room for it.
  fileprivate var shrinks: Bool {
    let isOn = attribute("adjustsFontSizeToFit").map { $0.boolean != false }
    guard let scale = attribute("minimumFontScale") else { return isOn ?? false }
    return isOn ?? true && (scale.number ?? 0) < 0.9
  }
}
