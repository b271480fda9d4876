import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// An upper bound below twice the default size: in a modifier, or in the default argument of a wrapper around one.
  static let sizeCap = Rule(
    id: "size-cap", severity: .error, fix: .suggested, facts: ["limit", "percent"],
    triggers: [.word("dynamicTypeSize"), .word("sizeCategory")]
      + TextSizeType.allCases.map { .word($0.rawValue) }
      + SwiftSite.cappingSizeNames.map(SwiftTrigger.member)
  ) { site in
    if let use = site.textSizeLimitUse { return site.cap(in: use) }
    return site.node.kind == .typeAnnotation ? site.capOfWrapper : site.capHandedToWrapper
  }
}

extension SwiftSite {
  /// The names of the sizes that calls of wrappers give as a cap.
  fileprivate static let cappingSizeNames: [String] = {
    let sizes = DynamicTypeSize.allCases.filter { $0 > .large && $0 < .accessibility3 }
    let names = TextSizeType.allCases.flatMap { type in sizes.map { type.name(of: $0) } }
    return Array(Set(names)).sorted()
  }()

  fileprivate func cap(in use: TextSizeLimitUse) -> [Detection] {
    guard case .capped(let size) = use.verdict, size < .accessibility3 else { return [] }
    let figure = figure(of: .capped(size), in: use)
    if let figure, !figure.isTooLow { return [] }
    var detection = Detection(use.range)
    detection.take(figure, at: name(of: size, in: use))
    detection.severity = Self.severity(ofCap: size)
    if isOnFixedCanvas || isPictorial(use) || showsLargeContent(use) { detection.severity = .note }
    detection.offer([raisedCap(in: use)], as: .suggested)
    return [detection]
  }

  private static func severity(ofCap size: DynamicTypeSize) -> Severity {
    size.isAccessibilitySize ? .warning : .error
  }

  /// Whether everything that is capped shows itself in the Large Content Viewer, as bars do.
  private func showsLargeContent(_ use: TextSizeLimitUse) -> Bool {
    guard let (chain, _) = use.view else { return false }
    let controls = context.controls(in: chain.node)
    return !controls.isEmpty && controls.allSatisfy(\.showsLargeContent)
  }

  // MARK: - Wrappers

  /// The default of a wrapper's parameter: `maxSizeCategory: ContentSizeCategory = .extraExtraLarge`.
  fileprivate var capOfWrapper: [Detection] {
    guard TextSizeType(rawValue: node.name) != nil, let parameter = node.parent,
      parameter.kind == .parameter, let value = parameter.firstChild(.initialValue),
      let operand = value.operand, let size = context.textSize(of: operand),
      size < .accessibility3, Self.namesCap(parameter.name) || limitsViews(parameter)
    else { return [] }
    var detection = capDetection(size, named: operand.lastName, parameter.range)
    let type = TextSizeType(rawValue: node.name) ?? .dynamicTypeSize
    detection.offer([raisedCap(operand, type)], as: .suggested)
    return [detection]
  }

  /// A cap in a call of a wrapper: `font(.body, maxSizeCategory: .extraExtraLarge)`.
  fileprivate var capHandedToWrapper: [Detection] {
    guard node.kind == .implicitMember || node.kind == .member, node.call == nil,
      let size = DynamicTypeSize(named: node.name), size < .accessibility3,
      let holder = node.holder, holder.kind == .argument, holder.nameToken != nil,
      holder.children.allSatisfy({ $0.contains(node) }), holder.parent?.kind == .call,
      Self.namesCap(holder.name), !holder.isNamed("max")
    else { return [] }
    // The style that the same call gives, by whatever label.
    let style = holder.parent?.arguments.lazy.filter { $0 != holder }
      .compactMap { self.context.style(of: $0) }.first
    var detection = capDetection(size, named: node.name, holder.range, style: style ?? .body)
    let isNew = DynamicTypeSize(rawValue: node.name) != nil
    detection.offer(
      [raisedCap(node, isNew ? .dynamicTypeSize : .contentSizeCategory)], as: .suggested)
    if let callee = holder.parent?.callee, let chain = callee.chain.map(context.view),
      let index = chain.index(ofModifier: callee), isPictorial(chain, before: index)
    {
      detection.severity = .note
    }
    return [detection]
  }

  private func capDetection(
    _ size: DynamicTypeSize, named name: String, _ range: Range<Int>, style: TextStyle = .body
  ) -> Detection {
    var detection = Detection(range)
    let figure = platform.flatMap { TextSizeLimitFigure(.capped(size), of: [style], on: $0) }
    detection.take(figure, at: name)
    detection.severity = isOnFixedCanvas ? .note : Self.severity(ofCap: size)
    return detection
  }

  /// Whether a name speaks of the largest text size: `maxSizeCategory`, `maximumDynamicTypeSize`, `sizeLimit`.
  private static func namesCap(_ name: String) -> Bool {
    let words = Words(name)
    return words.contains {
      ["max", "maximum", "limit", "cap", "largest", "upper", "ceiling"].contains($0)
    }
  }

  /// Whether a parameter becomes the upper bound of `dynamicTypeSize(...)` in its function.
  private func limitsViews(_ parameter: SwiftNode) -> Bool {
    context.references(to: parameter).contains { use in
      use.ancestors.prefix(4).contains {
        $0.kind == .call && $0.callee?.isNamed("dynamicTypeSize") == true
      } && (use.previousSibling?.kind.isOperator ?? false)
    }
  }
}
