import DTKBSourceReading
import DynamicTypeScaling

/// A place in views where code limits the reader's text size: `.dynamicTypeSize(...)`, `.environment(\.dynamicTypeSize, …)`.
struct TextSizeLimitUse {
  /// The bytes of the modifier with its period.
  let range: Range<Int>
  /// What holds the limit.
  let value: SwiftNode
  /// What it can come to, one an arm.
  let limits: [TextSizeLimit]
  /// The view that is limited, and the place of the modifier in it; nil in an extension of views.
  let view: (chain: ViewChain, modifier: Int)?

  /// The limit that takes most from readers, if every arm is known.
  enum Verdict {
    /// One size; not always if another arm follows the reader.
    case pinned(DynamicTypeSize, always: Bool)
    case capped(DynamicTypeSize)
    case open
    case unknown
  }

  var verdict: Verdict {
    let pinned = limits.compactMap { if case .pinned(let size) = $0 { size } else { nil } }
    let capped = limits.compactMap { if case .capped(let size) = $0 { size } else { nil } }
    if let size = pinned.min() {
      // `isFull ? .large : size` holds some readers at one size, sometimes.
      return .pinned(size, always: pinned.count == limits.count)
    }
    if let size = capped.min() { return .capped(size) }
    return limits.contains(.unknown) ? .unknown : .open
  }
}

extension SwiftSite {
  /// The limit that a modifier sets, if the word stands for one: asked at `dynamicTypeSize` and `sizeCategory`.
  var textSizeLimitUse: TextSizeLimitUse? {
    switch node.kind {
    case .member, .identifier:
      guard node.isNamed("dynamicTypeSize"), let call = node.call,
        let value = call.firstUnlabelledArgument, value.nextSibling == nil
      else { return nil }
      return textSizeLimitUse(of: value, setBy: node, call.range.upperBound)
    case .keyPath:
      guard let argument = node.parent, argument.kind == .argument,
        let call = argument.parent, call.firstUnlabelledArgument == argument,
        let callee = call.callee
      else { return nil }
      if callee.isNamed("environment"), let value = argument.nextSibling {
        return textSizeLimitUse(of: value, setBy: callee, call.range.upperBound)
      }
      guard callee.isNamed("transformEnvironment"), let closure = callee.trailingClosures.first,
        let statement = closure.firstChild(.expressionStatement), statement.nextSibling == nil,
        statement.assignmentTarget != nil
      else { return nil }
      return textSizeLimitUse(of: statement, setBy: callee, closure.range.upperBound)
    default: return nil
    }
  }

  private func textSizeLimitUse(of value: SwiftNode, setBy name: SwiftNode, _ end: Int)
    -> TextSizeLimitUse
  {
    var view: (ViewChain, Int)?
    if let node = name.chain {
      let chain = context.view(node)
      if let index = chain.index(ofModifier: name) { view = (chain, index) }
    }
    return TextSizeLimitUse(
      range: name.range.lowerBound..<end, value: value,
      limits: context.textSizeLimits(of: value), view: view)
  }

  /// What a limit takes from the text that it is on, in the style that loses most; body where none is told.
  func figure(of limit: TextSizeLimit, in use: TextSizeLimitUse) -> TextSizeLimitFigure? {
    guard let platform else { return nil }
    var styles: Set<TextStyle> = []
    if let (chain, modifier) = use.view {
      for text in context.content(of: chain, before: modifier).texts.prefix(16) {
        styles.formUnion(context.fontsInForce(at: text).compactMap(\.style))
      }
    }
    if styles.isEmpty { styles = [.body] }
    return TextSizeLimitFigure(limit, of: TextStyle.allCases.filter(styles.contains), on: platform)
  }

  /// Whether what is limited is no text, as far as that can be told: an avatar, a symbol.
  func isPictorial(_ use: TextSizeLimitUse) -> Bool {
    use.view.map { isPictorial($0.chain, before: $0.modifier) } ?? false
  }

  /// Whether a view shows no text up to one of its modifiers.
  func isPictorial(_ chain: ViewChain, before modifier: Int) -> Bool {
    // An avatar may hold initials, which belong to the picture.
    if let name = chain.typeName, SwiftContext.kind(byName: name) == .symbol { return true }
    let kinds = context.content(of: chain, before: modifier).kinds
    return !kinds.isEmpty && kinds.isSubset(of: .pictorial)
  }

  /// Whether the text has a canvas that cannot grow with it: a chart, a badge.
  var isOnFixedCanvas: Bool {
    for container in context.containers(around: node)
    where Self.canvases.contains(container.view.name) || Self.canvases.contains(container.name) {
      return true
    }
    return node.ancestors.contains { around in
      (around.kind.declaresType || around.kind == .binding || around.kind == .functionDeclaration)
        && around.nameToken != nil && Words(around.name).contains(where: Self.canvasWords.contains)
    }
  }

  private static let canvases: Set<String> = [
    "Chart", "Chart3D", "Canvas", "AxisMarks", "AxisValueLabel", "chartOverlay", "chartXAxis",
    "chartYAxis", "chartLegend", "annotation", "badge", "Badge",
  ]
  private static let canvasWords: Set<String> = ["chart", "graph", "badge", "axis", "plot"]
}

extension Detection {
  /// Takes over what a limit takes from text.
  mutating func take(_ figure: TextSizeLimitFigure?, at limit: String) {
    facts["limit"] = .name(".\(limit)")
    facts["percent"] = figure.map { .number($0.percent) } ?? .name("?")
    guard let figure else { return }
    values = figure.values
    wanted = figure.wanted
    wantedStyle = figure.style
    firstBrokenSize = figure.firstBrokenSize
  }
}
