import DTKBSourceReading

extension Rule {
  /// A font that could follow the text size on a view that is not told to: it changes only when assigned again.
  static let noLiveUpdate = Rule(
    id: "no-live-update", severity: .warning, fix: .automatic, facts: ["name"],
    triggers: [.word("font")]
  ) { site in
    guard site.node.call == nil,
      let assignment = site.context.assignment(settingProperty: site.node),
      assignment.proxyType == nil, let target = assignment.statement.assignmentTarget
    else { return [] }
    let fonts = site.context.uiKitFonts(of: assignment.statement)
    guard fonts.contains(where: \.grows), !fonts.contains(where: \.isFixed),
      !site.context.isOwnProperty(site.node),
      // Of traits that the code makes up the category is decided already.
      !site.context.asksForMadeUpTraits(assignment.statement)
    else { return [] }
    let late = site.context.targets(of: assignment)
      .filter { site.context.kind(of: $0).showsText && !site.context.followsTextSize($0) }
    guard let first = late.first, !site.context.observesSizeChanges(around: site.node),
      !site.isRunAgain
    else { return [] }

    var detection = Detection(target.range)
    detection.facts["name"] = .name(site.context.name(of: first))
    detection.severity = site.context.certainty(of: first)
    let edits = site.context.liveUpdate(ofViewWith: target)
    detection.offer(edits, as: .automatic)
    return [detection]
  }
}

extension SwiftSite {
  /// Whether SwiftUI or UIKit calls the function around on every change of the text size.
  private var functionAround: SwiftNode? {
    node.ancestors.first { $0.kind == .functionDeclaration }
  }

  fileprivate var isRunAgain: Bool {
    guard let function = functionAround else { return false }
    return [
      "updateUIView", "updateUIViewController", "updateConfiguration", "traitCollectionDidChange",
    ]
    .contains(function.name)
  }
}

extension SwiftContext {
  /// Whether a name that is assigned to is a variable of the file and no property of a view of UIKit.
  func isOwnProperty(_ name: SwiftNode) -> Bool {
    if name.kind == .identifier { return !declarations(of: name.name, at: name).isEmpty }
    guard let base = name.chain?.base, base.isNamed("self"), base.nextSibling == name else {
      return false
    }
    return !declarations(ofMember: name.name, after: base).isEmpty
  }

  /// Whether a font is that of a content size category that code decides.
  fileprivate func asksForMadeUpTraits(_ statement: SwiftNode) -> Bool {
    guard let traits = statement.subtree.first(where: { $0.isNamed("compatibleWith") }),
      let operand = traits.operand
    else { return false }
    let base = operand.base ?? operand
    if base.isNamed("UITraitCollection") {
      return traits.mentions(["preferredContentSizeCategory"])
    }
    let found =
      operand.kind == .identifier
      ? declarations(of: operand.name, at: operand)
      : operand.links.last.map { declarations(ofMember: $0.name, after: base) } ?? []
    return found.first?.firstChild(.initialValue)?.mentions(["preferredContentSizeCategory"])
      ?? false
  }

  /// Whether a view is told to follow the text size, anywhere in the file or the project that the code shows.
  fileprivate func followsTextSize(_ target: ViewTarget) -> Bool {
    let flag = "adjustsFontForContentSizeCategory"
    return settings(of: flag, on: target).contains(where: \.mayDepartFromDefault)
      || isSetByOthers(flag, on: target)
      // Whoever misspelled it meant it; the name is a finding of its own.
      || Self.wrongNamesOfFlag.contains {
        holdsWord($0) && !settings(of: $0, on: target).isEmpty
      }
  }

  private static let wrongNamesOfFlag = APISpelling.wrongNames(
    of: "adjustsFontForContentSizeCategory")

  /// How sure it is that nothing else sets up a view.
  fileprivate func certainty(of target: ViewTarget) -> Severity {
    if kind(of: target) == .buttonTitle { return .warning }
    if isOutlet(target) || !target.path.isEmpty { return .note }
    switch target.receiver {
    case .declaration(let index):
      let declaration = tree.node(at: index)
      return declaration.kind != .parameter && mayBeSetUpElsewhere(target) && !declaration.isLocal
        ? .note : .warning
    case .itself: return .warning
    case .named:
      guard let home = target.home else { return .warning }
      // A class of another module may set up what it declares.
      return supertypes(of: home).allSatisfy {
        $0.hasPrefix("UI") || types.type(named: $0, at: nil) != nil
          || project.conformances(of: $0) != nil
      } ? .warning : .note
    }
  }
}
