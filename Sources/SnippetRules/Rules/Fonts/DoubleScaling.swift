import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A number that follows the reader's text size already, given to something that scales it again.
  static let doubleScaling = Rule(
    id: "double-scaling", severity: .error, fix: .suggested, facts: ["name", "largest"],
    triggers: [
      .call("custom", label: "size"), .call("scaledFont", label: "for"),
      .call("scaledValue", label: "for"), .call("scaleEffect"), .attribute("ScaledMetric"),
    ]
  ) { site in
    switch site.node.name {
    case "custom": site.scaledCustomFont
    case "scaledFont": site.scaledBaseFont
    case "scaledValue": site.scaledValueAgain
    case "scaleEffect": site.scaledText
    default: site.scaledMetricOfScaled
    }
  }
}

extension SwiftSite {
  /// What is found at `.custom("Lora", size: metric)`.
  fileprivate var scaledCustomFont: [Detection] {
    guard let size = call?.argument("size"), case .text = customFontUse else { return [] }
    let scaled = size.outcomes.filter {
      !context.quantity(of: $0).origins.isDisjoint(with: [.scaled, .preferred])
    }
    guard !scaled.isEmpty else { return [] }
    var detection = detection(of: size, at: callRange)
    if scaled.count == size.outcomes.count {
      var edits = [Edit(size.nameTokenRange, "fixedSize")]
      if let style = call?.argument("relativeTo") {
        edits.append(Edit(size.range.upperBound..<style.range.upperBound, ""))
      }
      detection.offer(edits, as: .suggested)
    }
    return [detection]
  }

  /// `metrics.scaledFont(for: .preferredFont(forTextStyle: .body))`, or a base font of a scaled size.
  fileprivate var scaledBaseFont: [Detection] {
    guard let font = call?.argument("for"), let operand = font.operand else {
      return []
    }
    let range = node.chain?.range ?? node.range
    let links = operand.kind == .chain ? operand.links : [operand]
    // That a font went through the metrics before is another rule's.
    if links.contains(where: { $0.isNamed("scaledFont") }) { return [] }
    if links.contains(where: { $0.isNamed("preferredFont") }) {
      var detection = detection(of: font, at: range)
      let text = context.tree.text(font.expressionRange)
      detection.offer(
        [Edit(range, text.hasPrefix(".") ? "UIFont" + text : text)], as: .suggested)
      return [detection]
    }
    if let size = links.lazy.compactMap(\.uiFontSize).first {
      guard !context.quantity(of: size).origins.isDisjoint(with: [.scaled, .preferred]) else {
        return []
      }
      return [detection(of: size, at: range)]
    }
    let isPreferred = context.uiKitFonts(of: font).contains { value in
      switch value {
      case .preferred, .frozen: true
      case .fixed: !value.isFixed
      case .scaled, .standard, .unknown: false
      }
    }
    return isPreferred ? [detection(of: font, at: range)] : []
  }

  /// What is found at `metrics.scaledValue(for: metric)`.
  fileprivate var scaledValueAgain: [Detection] {
    guard let value = call?.argument("for"),
      !context.quantity(of: value).origins.isDisjoint(with: [.scaled, .preferred])
    else { return [] }
    // The height of a line or of a font may well be what somebody scales by intent.
    let range = node.chain?.range ?? node.range
    var detection = detection(of: value, at: range)
    if value.outcomes.count == 1, value.outcomes[0].operand != nil {
      detection.offer([Edit(range, context.tree.text(value.expressionRange))], as: .suggested)
    }
    return [detection]
  }

  /// What is found at `Text(name).font(.caption).scaleEffect(metric)`.
  fileprivate var scaledText: [Detection] {
    guard let call, let factor = call.arguments.first(where: { _ in true }),
      context.quantity(of: factor).origins.contains(.scaled), let chain = node.chain
    else { return [] }
    let view = context.view(chain)
    // Nobody puts more upon a view; the bound keeps endless chains cheap.
    guard let index = view.index(ofModifier: node), index < 64 else { return [] }
    let content = context.content(of: view, before: index)
    guard !content.kinds.isDisjoint(with: .readable) else { return [] }
    let grows = content.texts.contains { text in
      context.fontsInForce(at: text).contains { $0.style != nil }
    }
    guard grows, let source = context.scalingSource(of: factor) else { return [] }
    // A metric divided by its base is a factor too; what counts is that the text grows twice.
    var detection = Detection(node.range.lowerBound..<call.range.upperBound)
    detection.facts["name"] = .name(source.name)
    detection.offer([context.removal(of: detection.range)], as: .suggested)
    return [detection]
  }

  /// What is found at `@ScaledMetric var size = UIFont.preferredFont(forTextStyle: .body).pointSize`.
  fileprivate var scaledMetricOfScaled: [Detection] {
    guard let variable = node.parent, variable.kind == .variableDeclaration else { return [] }
    return variable.children.filter { $0.kind == .binding }.compactMap { binding in
      guard let value = binding.firstChild(.initialValue),
        !context.quantity(of: value).origins.isDisjoint(with: [.scaled, .preferred])
      else { return nil }
      return detection(of: value, at: value.expressionRange)
    }
  }

  private func detection(of scaled: SwiftNode, at range: Range<Int>) -> Detection {
    // A name alone, such as `scaledSize`, proves nothing.
    guard let source = context.scalingSource(of: scaled) else { return .undecided(range) }
    return Detection(range, facts: ["name": .name(source.name)])
  }
}
