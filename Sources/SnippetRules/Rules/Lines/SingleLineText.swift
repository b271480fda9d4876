import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// Text that is held to one line at every text size.
  ///
  /// A note where it stands in a list, says how it is cut off, or shows a figure or a time.
  static let singleLineText = Rule(
    id: "single-line-text", severity: .warning, fix: .suggested,
    facts: ["characters", "charactersAtAX5"], triggers: [.call("lineLimit"), .call("environment")]
  ) { site in
    guard let limit = site.lineLimit,
      site.node.kind == .member
        || site.node.kind == .implicitMember || site.node.kind == .identifier,
      limit.outcomes.contains(where: site.isOneLine), !site.context.runsAtSomeTextSizes(site.node)
    else { return [] }
    return site.singleLine(limit)
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

  fileprivate func singleLine(_ limit: SwiftNode) -> [Detection] {
    var detection = Detection(linkRange)
    if let number = limit.literalNumber, limit.nextSibling == nil, let size = nameOfTextSize {
      let lines = "\(size.name).isAccessibilitySize ? nil : \(number.text)"
      detection.offer(size.declaration + [Edit(number.range, lines)], as: .suggested)
    }
    guard let node = node.chain else {
      // Within an extension of `View`, or a fragment.
      detection.facts = OneLineFigure(style: .body)?.facts ?? [:]
      detection.severity = .note
      return [detection]
    }
    let chain = context.view(node)
    guard let index = chain.index(ofModifier: self.node) else { return fragment(detection) }
    // The limit nearest to the text counts.
    guard !chain.modifiers[..<index].contains(where: { $0.name.isNamed("lineLimit") }) else {
      return []
    }
    let content = context.content(of: chain, before: index)
    guard content.kinds.contains(.text) || content.kinds.contains(.opaque) else { return [] }
    let containers = context.containers(around: node)
    if containers.contains(where: { $0.name == "ViewThatFits" }) || chain.typeName == "ViewThatFits"
    {
      return []
    }
    let text = content.texts.first ?? node
    guard
      let figure = context.fontsInForce(at: text).lazy.compactMap({ OneLineFigure(font: $0) }).first
    else { return [] }
    detection.facts = figure.facts
    let isInList = containers.contains { ["List", "ForEach", "Table", "Form"].contains($0.name) }
    // Whoever uses the view may give it more lines.
    let isSetByUsers = context.quantity(of: limit).origins.contains(.parameter)
    if isInList || isSetByUsers || !content.kinds.contains(.text)
      || saysHowItIsCut(chain, containers)
      || content.texts.allSatisfy(showsFigure)
    {
      detection.severity = .note
    }
    return [detection]
  }

  private func fragment(_ detection: Detection) -> [Detection] {
    var detection = detection
    detection.facts = OneLineFigure(style: .body)?.facts ?? [:]
    return [detection]
  }

  private func saysHowItIsCut(_ chain: ViewChain, _ containers: [Container]) -> Bool {
    chain.hasModifier("truncationMode")
      || containers.contains { $0.view.hasModifier("truncationMode") }
  }

  /// Whether a text shows a number, a date or an address.
  private func showsFigure(_ text: SwiftNode) -> Bool {
    let chain = context.view(text)
    guard let call = chain.call else {
      return chain.path.last.map { context.isNameOfShortText($0.name) } ?? false
    }
    if call.argument("format") != nil || call.argument("style") != nil
      || call.argument("timerInterval") != nil
    {
      return true
    }
    guard let operand = call.arguments.first(where: { _ in true })?.outcomes.first?.operand else {
      return false
    }
    if operand.kind == .string {
      return !operand.stringText.contains { $0.isLetter }
        && operand.children.contains { $0.kind == .interpolation }
        && operand.subtree.contains { $0.nameToken != nil && context.isNameOfShortText($0.name) }
    }
    let names = operand.kind == .chain ? operand.links.map(\.name) : [operand.name]
    return names.contains { context.isNameOfShortText($0) || $0 == "formatted" }
  }
}
