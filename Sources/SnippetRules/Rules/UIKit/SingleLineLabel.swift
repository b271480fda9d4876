import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A label with one line: what does not fit across is cut off, the sooner the larger the text.
  ///
  /// A warning on text that is read; a note on captions, figures, times and in bars.
  static let singleLineLabel = Rule(
    id: "single-line-label", severity: .note, fix: .suggested,
    facts: ["name", "characters", "charactersAtLargest"],
    triggers: [.word("numberOfLines"), .call("UILabel"), .word("lineBreakMode")]
  ) { site in
    switch site.node.name {
    case "numberOfLines": site.singleLineSetting
    case "lineBreakMode": site.clippingSetting
    default: site.labelWithoutLines
    }
  }
}

extension SwiftSite {
  /// `numberOfLines = 1`, unless the text size has a say.
  fileprivate var singleLineSetting: [Detection] {
    guard let assignment = context.assignment(settingProperty: node), assignment.proxyType == nil,
      !context.isOwnProperty(node), !context.runsAtSomeTextSizes(node)
    else { return [] }
    let statement = assignment.statement
    let ones = statement.outcomes.filter { context.quantity(of: $0).numbers == [1] }
    guard !ones.isEmpty,
      !ones.contains(where: { $0.conditions.contains { context.dependsOnTextSize($0) } })
    else { return [] }
    let views = context.targets(of: assignment)
    // A view that another place gives more lines at some text sizes is well cared for.
    guard let view = views.first(where: { !isGivenLinesByTextSize($0) }) else { return [] }
    let kind = context.kind(of: view)
    guard kind != .other, kind != .textView, kind != .textField else { return [] }
    let start = statement.assignmentTarget?.range.lowerBound ?? statement.range.lowerBound
    guard
      var found = detection(
        at: start..<statement.range.upperBound, on: view, isCertain: kind != .unknown)
    else { return [] }
    if ones.count == 1, ones[0].operand?.numberValue == 1 {
      found.offer([Edit(ones[0].range, "0")], as: .suggested)
    }
    return [found]
  }

  private func isGivenLinesByTextSize(_ view: ViewTarget) -> Bool {
    if let known = context.foundLineCare[view] { return known }
    let isGiven = context.settings(of: "numberOfLines", on: view).contains { other in
      context.runsAtSomeTextSizes(other.property)
        || other.statement.outcomes.contains { outcome in
          outcome.conditions.contains { context.dependsOnTextSize($0) }
        }
    }
    context.foundLineCare[view] = isGiven
    return isGiven
  }

  /// `lineBreakMode = .byClipping` cuts letters through.
  fileprivate var clippingSetting: [Detection] {
    guard let assignment = context.assignment(settingProperty: node),
      assignment.statement.outcomes.contains(where: { outcome in
        guard let operand = outcome.operand else { return false }
        return (operand.kind == .chain ? operand.links.last : operand)?.isNamed("byClipping")
          == true
      }), let view = context.targets(of: assignment).first,
      context.kind(of: view) == .label || context.kind(of: view) == .buttonTitle
    else { return [] }
    guard var found = detection(at: assignment.statement.range, on: view, isCertain: false)
    else { return [] }
    let mode = assignment.statement.operand
    let name = mode?.kind == .chain ? mode?.links.last : mode
    found.offer([name.map { Edit($0.nameTokenRange, "byWordWrapping") }], as: .suggested)
    return [found]
  }

  /// `UILabel()` that never gets a number of lines, and so keeps one.
  fileprivate var labelWithoutLines: [Detection] {
    guard node.kind == .identifier, let chain = node.chain, chain.links.count == 2,
      let binding = madeVariable(chain)
    else { return [] }
    let view = ViewTarget(receiver: .declaration(binding.index), home: nil, path: [])
    guard context.settings(of: "numberOfLines", on: view).isEmpty,
      !context.isSetByOthers("numberOfLines", on: view), !context.isOutlet(view)
    else { return [] }
    if context.mayBeSetUpElsewhere(view) { return [.undecided(chain.range)] }
    guard var found = detection(at: chain.range, on: view, isCertain: true)
    else { return [] }
    found.offer([context.lines(forLabelSetUpAs: view)], as: .suggested)
    return [found]
  }

  /// The variable that a new label is for, through the closure that sets it up.
  private func madeVariable(_ chain: SwiftNode) -> SwiftNode? {
    guard let value = chain.parent,
      value.kind == .initialValue || value.kind == .returnStatement
        || value.kind == .expressionStatement
    else { return nil }
    if value.kind == .expressionStatement {
      // `label = UILabel()`
      guard let target = value.assignmentTarget else { return nil }
      let name = target.kind == .chain ? target.links.last : target
      guard let name, target.kind != .chain || target.base?.isNamed("self") == true else {
        return nil
      }
      let found =
        name.kind == .member
        ? name.chain?.base.map { context.declarations(ofMember: name.name, after: $0) } ?? []
        : context.declarations(of: name.name, at: name)
      return found.first
    }
    guard let binding = value.parent, binding.kind == .binding, binding.nameToken != nil else {
      return nil
    }
    // The label of `{ let label = UILabel(); …; return label }()` is the variable outside.
    return context.outerVariable(of: binding) ?? binding
  }

  private func detection(at range: Range<Int>, on view: ViewTarget, isCertain: Bool) -> Detection? {
    let font = context.fonts(of: view).first ?? .standard
    guard let figure = OneLineFigure(font: font) else { return nil }
    let name = context.name(of: view)
    var detection = Detection(range)
    detection.facts = figure.facts
    detection.facts["name"] = .name(name)
    let around = context.types.type(around: node)?.name ?? ""
    let isShort = context.isNameOfShortText(name) || context.isNameOfShortText(around)
    // What never grows loses nothing by the text size until somebody mends its font.
    let grows = font.grows || font == .unknown
    detection.severity = isCertain && !isShort && grows && font.isBodyLike ? .warning : .note
    return detection
  }
}

extension SwiftContext {
  /// Lets a label that is set up in the file take as many lines as it needs: beside what else it is given.
  fileprivate func lines(forLabelSetUpAs view: ViewTarget) -> Edit? {
    for property in ["font", "text", "attributedText", "adjustsFontForContentSizeCategory"] {
      guard let setting = settings(of: property, on: view).first,
        setting.receivers.count == 1, let target = setting.statement.assignmentTarget
      else { continue }
      let name = tree.text(target.range.lowerBound..<setting.property.nameTokenRange.lowerBound)
      return insertion(of: "\(name)numberOfLines = 0", after: setting.statement.range)
    }
    return nil
  }
}

extension UIKitFont {
  /// Whether text in it is there to be read: from largeTitle to subheadline, or 15 points and more.
  fileprivate var isBodyLike: Bool {
    switch style {
    case .footnote, .caption, .caption2: false
    case _?: true
    case nil: points.map { $0 >= 15 } ?? false
    }
  }
}
