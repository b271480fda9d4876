import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// `minimumScaleFactor` on text: it takes back what the reader asked for.
  ///
  /// A note where even the smallest text is twice as large as at the default size.
  static let shrinkToFit = Rule(
    id: "shrink-to-fit", severity: .warning, fix: .none, facts: ["factor", "share"],
    triggers: [.call("minimumScaleFactor"), .call("environment")]
  ) { site in
    guard
      let argument = site.node.isNamed("environment")
        ? site.environmentValue("minimumScaleFactor") : site.call?.firstUnlabelledArgument,
      !site.context.runsAtSomeTextSizes(site.node), !site.context.dependsOnTextSize(argument)
    else { return [] }
    let quantity = site.context.quantity(of: argument)
    guard let factor = quantity.numbers.min() else { return [.undecided(site.modifierRange)] }
    guard factor >= 0, factor < 0.9 else { return [] }

    var kinds: ViewContent.Kinds = .text
    var fonts: [FontValue] = [.style(.body)]
    if let node = site.node.chain {
      let chain = site.context.view(node)
      if let index = chain.index(ofModifier: site.node) {
        let content = site.context.content(of: chain, before: index)
        kinds = content.kinds
        fonts = site.context.fontsInForce(at: content.texts.first ?? node)
      }
    }
    guard kinds.contains(.text) || kinds.contains(.opaque) || kinds.contains(.input) else {
      return []
    }
    let style = fonts.lazy.compactMap(\.style).first ?? .body
    guard let figure = ShrinkFigure(factor: factor, style: style) else { return [] }
    var detection = Detection(site.modifierRange)
    detection.facts = ["factor": .number(factor), "share": .number(figure.share)]
    let isFixed = fonts.contains { if case .fixed = $0 { true } else { false } }
    if isFixed || !figure.breaksDoubling || !kinds.contains(.text) { detection.severity = .note }
    return [detection]
  }
}
