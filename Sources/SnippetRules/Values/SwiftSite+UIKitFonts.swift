import DTKBSourceReading

extension SwiftTrigger {
  /// The calls that make a font of UIKit of a size in code.
  static let fixedUIKitFonts: [SwiftTrigger] = [
    .call("systemFont", label: "ofSize"), .call("boldSystemFont", label: "ofSize"),
    .call("italicSystemFont", label: "ofSize"), .call("monospacedSystemFont", label: "ofSize"),
    .call("monospacedDigitSystemFont", label: "ofSize"), .call("UIFont", label: "size"),
    .call("init", label: "size"), .call("withSize"),
  ]
  /// The calls that make a font of UIKit that can follow the text size.
  static let growingUIKitFonts: [SwiftTrigger] = [.call("preferredFont"), .call("scaledFont")]
}

extension SwiftSite {
  /// The font that the call here makes.
  var uiKitFont: UIKitFont? {
    // Much else has a name and a size.
    if node.isNamed("init"), node.kind == .implicitMember, !isFontWanted { return nil }
    return context.madeFont(by: node)
  }

  /// Whether what `.init(name:size:)` makes here is given to a font.
  private var isFontWanted: Bool {
    guard let holder = node.holder else { return false }
    if let target = holder.assignmentTarget { return Words(target.lastName).contains("font") }
    return holder.kind == .initialValue
      && holder.parent?.firstChild(.typeAnnotation)?.isNamed("UIFont") == true
  }

  /// What that font is meant for, remembered.
  var uiKitFontUses: [UIKitFontUse] {
    if let known = context.foundUIKitFontUses[node.index] { return known }
    let uses = context.uiKitFontUses(of: node)
    context.foundUIKitFontUses[node.index] = uses
    return uses
  }

  /// What that font is meant for in the end.
  ///
  /// Where a property or a function of the type makes it, what the file does with that. What a token of the project makes stays one, since others look at those.
  var shownFontUses: [UIKitFontUse] {
    if let known = context.foundShownFontUses[node.index] { return known }
    let uses =
      fontToken == nil
      ? uiKitFontUses.flatMap { context.shownUses(of: $0, hops: 0) } : uiKitFontUses
    context.foundShownFontUses[node.index] = uses
    return uses
  }

  /// Whether the font is only made where another one, which stands before `??`, could not be.
  var isFallbackFont: Bool {
    var operand = node.chain ?? node
    if operand.kind != .chain, let chain = operand.parent, chain.kind == .chain { operand = chain }
    guard let sign = operand.previousSibling, sign.kind == .infixOperator, sign.isNamed("??"),
      let first = sign.previousSibling
    else { return false }
    let links = first.kind == .chain ? first.links : [first]
    return links.contains { context.madeFont(by: $0) != nil }
  }

  /// Whether the font's name tells that it holds signs and no letters.
  var isIconFont: Bool {
    call?.argument("name")?.firstChild(.string).map { IconFont.isNamed($0.stringText) } ?? false
  }

  /// The name of what makes the font, with its labels: `systemFont(ofSize:)`.
  var nameOfMaker: String {
    let labels = call?.arguments.prefix(2).map { $0.nameToken == nil ? "_:" : "\($0.name):" } ?? []
    let shown = node.isNamed("UIFont") ? labels : Array(labels.prefix(1))
    return "\(node.name)(\(shown.joined()))"
  }
}

extension SwiftContext {
  /// What becomes of a font that a declaration of the file comes to.
  fileprivate func shownUses(of use: UIKitFontUse, hops: Int) -> [UIKitFontUse] {
    guard case .token(let declaration) = use, hops < 3 else { return [use] }
    let places = (uses(of: declaration) + usesThroughType(of: declaration)).filter {
      $0.kind != .binding && !declaration.contains($0)
    }
    let shown = places.prefix(32).flatMap { uiKitFontUses(of: $0) }
      .flatMap { shownUses(of: $0, hops: hops + 1) }
    return shown.isEmpty ? [use] : shown
  }
}

extension Detection {
  /// Takes over what a fixed size leaves, size by size, as far as its figure is known.
  mutating func take(_ figure: FixedSizeFigure?) {
    guard let figure else { return }
    values = figure.values
    wanted = figure.wanted
    wantedStyle = figure.style
    firstBrokenSize = figure.firstBrokenSize
  }
}
