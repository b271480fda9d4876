import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// Text that is held to one line at every text size.
  ///
  /// A note where it stands in a list, says how it is cut off, shows a figure, a time, an address or a word or two, is
  /// the inscription of a badge, or has a font that never grows.
  static let singleLineText = Rule(
    id: "single-line-text", severity: .warning, fix: .suggested,
    facts: ["characters", "charactersAtLargest", "largest"],
    triggers: [.call("lineLimit"), .call("environment")]
  ) { site in
    guard let limit = site.lineLimit,
      site.node.kind == .member
        || site.node.kind == .implicitMember || site.node.kind == .identifier,
      limit.outcomes.contains(where: site.isOneLine), !site.context.runsAtSomeTextSizes(site.node)
    else { return [] }
    return site.singleLine(limit).map {
      var detection = $0
      detection.offer(site.lifted(limit), as: .suggested)
      return detection
    }
  }
}

extension SwiftSite {
  /// The number of lines that `lineLimit(1)` or `environment(\.lineLimit, 1)` allows.
  fileprivate var lineLimit: SwiftNode? {
    node.isNamed("environment") ? environmentValue("lineLimit") : call?.firstUnlabelledArgument
  }

  /// Whether one arm of a limit allows one line whatever the text size.
  fileprivate func isOneLine(_ outcome: SwiftNode.Outcome) -> Bool {
    if outcome.conditions.contains(where: { context.dependsOnTextSize($0) }) { return false }
    // `1...1` and `...1`
    if let sign = outcome.items.firstIndex(where: { $0.isNamed("...") || $0.isNamed("..<") }) {
      let upper = outcome.items[(sign + 1)...]
      guard let last = upper.first, let lines = last.numberValue else { return false }
      return lines == (outcome.items[sign].isNamed("...") ? 1 : 2)
    }
    guard let operand = outcome.operand, !context.dependsOnTextSize(operand) else { return false }
    let quantity = context.quantity(of: outcome)
    return quantity.numbers.contains(1)
      && quantity.origins.isDisjoint(with: [.sizeCondition, .setting])
      && (quantity.numbers.count == 1 || !quantity.origins.contains(.parameter))
  }

  /// Lifts a limit at the accessibility sizes.
  fileprivate func lifted(_ limit: SwiftNode) -> [Edit?] {
    guard let number = limit.literalNumber, limit.nextSibling == nil, let size = nameOfTextSize
    else { return [] }
    let lines = "\(size.name).isAccessibilitySize ? nil : \(number.text)"
    return size.declaration + [Edit(number.range, lines)]
  }

  fileprivate func singleLine(_ limit: SwiftNode) -> [Detection] {
    guard let platform else { return [.undecided(modifierRange)] }
    guard let node = node.chain else {
      // Within an extension of `View`, or a fragment.
      return oneLine(.unknown, on: platform, severity: .note)
    }
    let chain = context.view(node)
    guard let index = chain.index(ofModifier: self.node) else {
      return oneLine(.unknown, on: platform)
    }
    // The limit nearest to the text counts.
    guard !chain.modifiers[..<index].contains(where: { $0.name.isNamed("lineLimit") }) else {
      return []
    }
    let content = context.content(of: chain, before: index)
    guard content.kinds.contains(.text) || content.kinds.contains(.opaque) else { return [] }
    let containers = context.containers(around: node)
    if chain.typeName == "ViewThatFits" || context.isChosenIfItFits(node) { return [] }
    let text = content.texts.first ?? node
    let font = context.fontsInForce(at: text).first ?? .unknown
    let isInList = containers.contains { ["List", "ForEach", "Table", "Form"].contains($0.name) }
    // Whoever uses the view may give it more lines.
    let isSetByUsers = context.quantity(of: limit).origins.contains(.parameter)
    let isMinor =
      isInList || isSetByUsers || !content.kinds.contains(.text)
      || saysHowItIsCut(chain, containers) || font.isFixed
      || content.texts.allSatisfy { staysOnOneLine($0, on: platform) }
    return oneLine(font, on: platform, severity: isMinor ? .note : nil)
  }

  private func oneLine(_ font: FontValue, on platform: Platform, severity: Severity? = nil)
    -> [Detection]
  {
    guard let figure = OneLineFigure(font: font, on: platform) else { return [] }
    var detection = Detection(modifierRange)
    detection.severity = severity
    detection.facts = figure.facts
    return [detection]
  }

  private func saysHowItIsCut(_ chain: ViewChain, _ containers: [Container]) -> Bool {
    chain.hasModifier("truncationMode")
      || containers.contains { $0.view.hasModifier("truncationMode") }
  }

  /// Whether a line is likely to hold a text at every size: it is a figure or an address, a badge, or a word or two.
  private func staysOnOneLine(_ text: SwiftNode, on platform: Platform) -> Bool {
    let view = context.view(text)
    if let length = view.literalLength, let font = context.fontsInForce(at: text).first,
      let line = OneLineFigure(font: font, on: platform)
    {
      // Other languages say the same with twice as many letters.
      return length * 2 <= line.charactersAtLargest
    }
    return showsFigure(view) || context.isBadge(view)
  }

  /// Whether a text shows a number, a date or an address.
  private func showsFigure(_ chain: ViewChain) -> Bool {
    guard let call = chain.call else {
      return chain.path.last.map { context.isNameOfShortText($0.name) } ?? false
    }
    if call.argument("format") != nil || call.argument("style") != nil
      || call.argument("timerInterval") != nil
    {
      return true
    }
    let outcomes = call.arguments.first { _ in true }?.outcomes ?? []
    guard let operand = outcomes.first?.items.first else { return false }
    if operand.kind == .string {
      return !operand.stringText.contains { $0.isLetter }
        && operand.children.contains { $0.kind == .interpolation }
        && operand.subtree.contains { $0.nameToken != nil && context.isNameOfShortText($0.name) }
    }
    // `site.name ?? url.host()`: what may be shown instead counts too.
    let names = outcomes.flatMap(\.items).flatMap {
      $0.kind == .chain ? $0.links.map(\.name) : [$0.name]
    }
    return names.contains { name in
      context.isNameOfShortText(name)
        || Words(name).contains { $0 == "formatted" || $0 == "relative" }
    }
  }
}
