import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A padding, a gap or a corner in points beside text that grows.
  ///
  /// Off by default: whether a distance has to grow is a matter of design.
  static let literalMetric = Rule(
    id: "literal-metric", severity: .note, fix: .suggested,
    facts: ["points", "style", "wanted", "largest"], isOnByDefault: false,
    triggers: [
      .call("padding"), .call("cornerRadius"), .call("VStack", label: "spacing"),
      .call("HStack", label: "spacing"), .call("LazyVStack", label: "spacing"),
      .call("LazyHStack", label: "spacing"), .call("RoundedRectangle", label: "cornerRadius"),
      .call("rect", label: "cornerRadius"), .call("frame", label: "minHeight"),
    ]
  ) { site in
    guard let call = site.call, let argument = site.metricArgument(call),
      case .points(let points, true) = site.context.fixedLength(of: argument),
      !site.context.isArrangedByTextSize(site.node),
      let text = site.textBeside,
      let style = site.context.fontsInForce(at: text).first?.style, let platform = site.platform,
      let largest = platform.table.sizes.last,
      let wanted = try? ScalingAPI.scaledMetric.values(
        for: points, relativeTo: style, in: platform.table),
      let wantedAtLargest = wanted[largest]
    else { return [] }
    var detection = Detection(
      site.node.kind == .identifier ? argument.range : site.modifierRange)
    detection.facts = [
      "points": .number(points), "style": .name(".\(style.rawValue)"),
      "wanted": .number((wantedAtLargest * 10).rounded() / 10),
      "largest": .name(largest.shortName),
    ]
    detection.values = wanted.mapValues { _ in points }
    detection.wanted = wanted
    detection.wantedStyle = style
    if let number = argument.literalNumber {
      detection.offer(
        site.scaledMetric(inPlaceOf: number, as: site.metricRole(argument), following: style),
        as: .suggested)
    }
    return [detection]
  }
}

extension SwiftSite {
  /// The argument of a call that is a distance.
  fileprivate func metricArgument(_ call: SwiftNode) -> SwiftNode? {
    switch node.name {
    case "padding":
      guard let last = call.arguments.reduce(nil, { $1 as SwiftNode? }) else { return nil }
      // The outer margin of a screen: large text needs that width for itself.
      let edges = call.firstUnlabelledArgument.map { Set($0.subtree.map(\.name)) } ?? []
      let isSide = !edges.isDisjoint(with: ["horizontal", "leading", "trailing"])
      return isSide && isRootOfBody ? nil : last
    case "frame": return call.argument("minHeight")
    case "cornerRadius": return call.firstUnlabelledArgument
    default: return call.argument("spacing") ?? call.argument("cornerRadius")
    }
  }

  /// What the distance is, as a property would be called.
  fileprivate func metricRole(_ argument: SwiftNode) -> String {
    if argument.nameToken != nil { return argument.name }
    return node.isNamed("padding") ? "padding" : "cornerRadius"
  }

  private var isRootOfBody: Bool {
    let around = node.chain?.ancestors.first {
      $0.kind == .closure || $0.kind == .binding || $0.kind == .functionDeclaration
    }
    return around?.kind == .binding && around?.isNamed("body") == true
  }

  /// The text that the distance stands beside: in the view that it is put on or in, or that a shape lies behind.
  fileprivate var textBeside: SwiftNode? {
    if let modified = modifiedView, node.kind == .member {
      return content(of: modified).texts.first
    }
    if let chain = node.chain, node.kind == .identifier {
      if let text = context.content(of: chain).texts.first { return text }
    }
    // `.background(.green, in: .rect(cornerRadius: 8))`
    for container in context.containers(around: node) {
      guard let modifier = container.modifier,
        let index = container.view.index(ofModifier: modifier.name)
      else { continue }
      if let text = context.content(of: container.view, before: index).texts.first { return text }
    }
    return nil
  }
}
