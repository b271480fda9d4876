import DTKBSourceReading

extension Rule {
  /// `adjustsFontForContentSizeCategory` on a view whose font does not come from a text style or from metrics.
  static let inertAdjustsFlag = Rule(
    id: "inert-adjusts-flag", severity: .warning, fix: .suggested, facts: ["name"],
    triggers: [.word("adjustsFontForContentSizeCategory")]
  ) { site in
    guard let assignment = site.context.assignment(settingProperty: site.node),
      assignment.proxyType == nil,
      assignment.statement.outcomes.contains(where: { $0.operand?.text == "true" })
    else { return [] }
    for view in site.context.targets(of: assignment) where site.context.kind(of: view).showsText {
      guard let severity = site.context.severity(ofFlagOn: view) else { continue }
      var detection = Detection(assignment.statement.range, severity: severity)
      detection.facts["name"] = .name(site.context.name(of: view))
      if site.context.settings(of: "font", on: view).isEmpty {
        // The font that a label has unasked is of this size and weight.
        let property = site.node.nameTokenRange
        let start = assignment.statement.range.lowerBound
        let name = site.context.tree.text(start..<property.lowerBound)
        let font = "\(name)font = .preferredFont(forTextStyle: .body)"
        detection.offer(
          [site.context.insertion(of: font, after: assignment.statement.range)], as: .suggested)
      }
      return [detection]
    }
    return []
  }
}

extension SwiftContext {
  /// How much a flag without effect matters; nil where it has one, or nothing tells.
  fileprivate func severity(ofFlagOn view: ViewTarget) -> Severity? {
    guard settings(of: "attributedText", on: view).isEmpty else { return nil }
    let fonts = fonts(of: view)
    guard fonts.isEmpty else {
      // What was taken from a preferred font is said where that happens.
      let areFixed = fonts.allSatisfy { if case .fixed = $0 { $0.isFixed } else { false } }
      return areFixed ? .warning : nil
    }
    guard case .declaration(let index) = view.receiver, view.path.isEmpty else { return nil }
    let declaration = tree.node(at: index)
    guard isPlainLabel(declaration), !isOutlet(view), !mayBeSetUpElsewhere(view),
      !isSetByOthers("font", on: view)
    else { return nil }
    return declaration.isLocal || declaration.variable?.hasModifier(.private) == true
      ? .warning : .note
  }

  /// Whether a variable starts with a `UILabel()` of UIKit itself.
  private func isPlainLabel(_ declaration: SwiftNode) -> Bool {
    guard let operand = declaration.firstChild(.initialValue)?.operand,
      let base = operand.base
    else { return false }
    if base.isNamed("UILabel") { return base.call != nil && operand.links.count == 2 }
    guard base.kind == .closure else { return false }
    return typeName(of: declaration) == "UILabel"
      && base.results.allSatisfy { result in
        let made = result.operand
        return made.map { $0.kind == .identifier } ?? false
      }
  }

  /// A view's name for a message.
  func name(of view: ViewTarget) -> String {
    let names: [String]
    switch view.receiver {
    case .declaration(let index): names = [tree.node(at: index).name] + view.path
    case .named(let name): names = [name] + view.path
    case .itself: names = view.path.isEmpty ? ["self"] : view.path
    }
    return names.filter { !$0.isEmpty }.joined(separator: ".")
  }
}
