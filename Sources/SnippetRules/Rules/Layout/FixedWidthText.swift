import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// `frame(width:)` in points around text: fewer and fewer characters fit on a line.
  ///
  /// Silent where a line still holds the whole text at the largest size.
  static let fixedWidthText = Rule(
    id: "fixed-width-text", severity: .warning, fix: .suggested,
    facts: ["width", "characters", "charactersAtLargest", "largest"],
    triggers: [.call("frame", label: "width")]
  ) { site in
    guard let argument = site.call?.argument("width"), let modified = site.modifiedView,
      !modified.isOwnSizedControl
    else { return [] }
    let content = site.content(of: modified)
    guard !content.kinds.isDisjoint(with: .readable) else {
      return content.kinds.contains(.opaque) ? [.undecided(argument.range)] : []
    }
    guard case .points(let width, let isCertain) = site.context.fixedLength(of: argument),
      !site.context.isArrangedByTextSize(site.node), let platform = site.platform
    else { return [] }
    let texts = content.texts.filter { site.context.longestLine(of: $0, in: width, on: platform) }
    guard content.texts.isEmpty || !texts.isEmpty else { return [] }
    let font = texts.first.flatMap { site.context.fontsInForce(at: $0).first } ?? .style(.body)
    let style = site.context.nearestStyle(to: font) ?? .body
    guard let line = LineFigure(width: width, style: style, on: platform) else { return [] }
    var detection = Detection(argument.range)
    detection.facts = [
      "width": .number(width), "characters": .count(line.characters),
      "charactersAtLargest": .count(line.charactersAtLargest),
    ]
    if !isCertain || line.holdsWords || content.kinds.isDisjoint(with: .text) {
      detection.severity = .note
    }
    if case .fixed = font { detection.severity = .note }
    // How long the texts of another file are, and in which font, is not seen here.
    if content.texts.isEmpty { detection.severity = .note }
    if !texts.isEmpty, texts.allSatisfy({ site.context.staysShort(site.context.view($0)) }) {
      detection.severity = .note
    }
    detection.offer(site.widthThereIs(insteadOf: argument), as: .suggested)
    return [detection]
  }
}

extension SwiftContext {
  /// Whether a text can be longer than a line of a width at the largest size.
  fileprivate func longestLine(of text: SwiftNode, in width: Double, on platform: Platform) -> Bool
  {
    guard let length = view(text).literalLength else { return true }
    let style = fontsInForce(at: text).first.flatMap { nearestStyle(to: $0) } ?? .body
    guard let line = LineFigure(width: width, style: style, on: platform) else { return true }
    return length > line.charactersAtLargest
  }
}
