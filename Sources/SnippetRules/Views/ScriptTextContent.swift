import DTKBSourceReading
import DynamicTypeScaling

/// The text that an element of React Native has to hold, and the height it takes at least: one line of each text.
struct ScriptTextContent {
  /// The texts whose lines stand one above another.
  private let texts: [ScriptText]
  /// The room above and below them, in points.
  let padding: Double
  /// Whether their sizes are known.
  let hasKnownSize: Bool
  /// Whether the box is as wide as it is high, as for a badge or initials.
  let isRound: Bool

  /// Nothing for an element that scrolls, or shows no text by itself.
  init?(of element: JSXElement, in context: ScriptContext) {
    guard !element.scrolls, !element.isMultiline else { return nil }
    let own = ScriptText(element, in: context)
    let style = own?.style ?? context.style(of: element)
    let texts = (own.map { [$0] } ?? context.texts(in: element))
      .filter { !$0.isPictorial && !$0.isFixed }
    guard let highest = texts.max(by: { $0.lineHeight < $1.lineHeight }) else { return nil }
    let column = element.content.compactMap { JSXElement($0) }
      .compactMap { ScriptText($0, in: context) }.filter { !$0.isPictorial && !$0.isFixed }
    self.texts = own == nil && style.isColumn && column.count > 1 ? column : [highest]
    padding = style.verticalPadding
    hasKnownSize = self.texts.allSatisfy(\.hasKnownSize)
    isRound = style.number("width").map { $0 == style.number("height") } ?? false
  }

  /// What an element of another file holds.
  init?(_ box: SharedBox, in project: ProjectSymbols) {
    let all = box.texts.map { ScriptText($0, in: project) }.filter { !$0.isFixed }
    guard let highest = all.max(by: { $0.lineHeight < $1.lineHeight }) else { return nil }
    let style = ScriptStyle(box.layers, in: project)
    texts = [highest]
    padding = style.verticalPadding
    hasKnownSize = highest.hasKnownSize
    isRound = style.number("width").map { $0 == style.number("height") } ?? false
  }

  /// Nothing for a style that is not one of text.
  init?(styledWith object: ScriptNode) {
    guard let text = ScriptText(styledWith: object), !text.isPictorial else { return nil }
    texts = [text]
    padding = text.style.verticalPadding
    hasKnownSize = true
    isRound = text.style.number("width").map { $0 == text.style.number("height") } ?? false
  }

  /// Nothing for a component whose template of CSS is not one of text.
  init?(styledAs component: StyledComponent) {
    guard let text = ScriptText(component), text.hasKnownSize, !text.isPictorial else { return nil }
    texts = [text]
    padding = text.style.verticalPadding
    hasKnownSize = true
    isRound = text.style.number("width").map { $0 == text.style.number("height") } ?? false
  }

  /// The height that it takes at least, in points.
  func height(at size: DynamicTypeSize) -> Double {
    texts.reduce(padding) { $0 + $1.lineHeight(at: size) }
  }

  /// The first text size above the default at which a height no longer holds it; nothing where the height is no
  /// height for text, such as that of a line or of something folded away.
  func firstSizeTooHigh(for available: Double) -> DynamicTypeSize? {
    guard available >= 0.7 * height(at: .large) else { return nil }
    return DynamicTypeSize.allCases.first { $0 > .large && height(at: $0) > available }
  }
}
