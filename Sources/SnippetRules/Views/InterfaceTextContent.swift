import DTKBSourceReading
import DynamicTypeScaling

/// The text that an element of an Interface Builder document has to hold, and the height it takes at least: one
/// line of each text.
struct InterfaceTextContent {
  /// The styles of the lines that stand one above another.
  private let lines: [TextStyle]
  /// What stands between and around the lines, in points.
  private let spacing: Double
  /// Whether any of the texts grows with the reader's text size.
  let grows: Bool

  private init(lines: [TextStyle], spacing: Double = 0, grows: Bool) {
    self.lines = lines
    self.spacing = spacing
    self.grows = grows
  }

  /// The content of a text, or of a container with nothing but text; nothing for everything else.
  init?(of element: InterfaceElement) {
    if let text = InterfaceText(element) {
      guard let content = InterfaceTextContent(text) else { return nil }
      self = content
      return
    }
    guard let subviews = element.child("subviews") else { return nil }
    var texts: [InterfaceText] = []
    for child in subviews.children.prefix(32) {
      guard let text = InterfaceText(child) else { return nil }
      if !text.isPictorial { texts.append(text) }
    }
    self.init(texts, in: element)
  }

  /// The content of a row: whatever else it shows, it must hold its texts.
  init?(ofTextsWithin element: InterfaceElement) {
    let texts = element.descendants.prefix(2_000).compactMap { InterfaceText($0) }
      .filter { !$0.isPictorial && $0.kind != .button }
    self.init(texts, in: element)
  }

  /// What the rows of a table are taken to hold where the document does not show them: a line of body, which may
  /// not grow.
  static func unseen(in table: InterfaceElement) -> InterfaceTextContent? {
    let hasCells = table.descendants.prefix(2_000).contains { $0.isNamed("tableViewCell") }
    return hasCells ? nil : InterfaceTextContent(lines: [.body], grows: false)
  }

  private init?(_ text: InterfaceText) {
    guard !text.isPictorial else { return nil }
    // A text view that scrolls shows everything in whatever height it has.
    if text.kind == .textView, text.element["scrollEnabled"] != "NO" { return nil }
    let insets = text.element.child("inset", key: "contentEdgeInsets")
    let padding = ["minY", "maxY"].compactMap { insets?.attribute($0)?.number }.reduce(0, +)
    let font = text.font
    let hasSubtitle = text.configuration?.attribute("subtitle") != nil
    self.init(
      lines: hasSubtitle ? [font.nearestStyle, .footnote] : [font.nearestStyle],
      spacing: max(0, padding),
      grows: text.growsAsShown)
  }

  private init?(_ texts: [InterfaceText], in container: InterfaceElement) {
    guard
      let highest = texts.map(\.font.nearestStyle).max(by: { $0.lineAtLargest < $1.lineAtLargest })
    else { return nil }
    let grows = texts.contains(where: \.growsAsShown)
    if container.isNamed("stackView"), container["axis"] == "vertical" {
      let gaps = (container.attribute("spacing")?.number ?? 0) * Double(texts.count - 1)
      self.init(lines: texts.map(\.font.nearestStyle), spacing: max(0, gaps), grows: grows)
    } else {
      self.init(lines: [highest], grows: grows)
    }
  }

  /// The height that it takes at least, in points.
  func height(at size: DynamicTypeSize) -> Double? {
    var height = spacing
    for style in lines {
      guard let line = try? DynamicTypeTable.iOS.leading(of: style, at: size) else { return nil }
      height += line
    }
    return height
  }

  /// The first text size above the default at which a height no longer holds it; nothing where the height is no
  /// height for text, such as that of a line or of something folded away.
  func firstSizeTooHigh(for available: Double) -> DynamicTypeSize? {
    guard let atDefault = height(at: .large), available >= 0.7 * atDefault else { return nil }
    return DynamicTypeSize.allCases.first { size in
      size > .large && height(at: size).map { $0 > available } ?? false
    }
  }
}

extension TextStyle {
  fileprivate var lineAtLargest: Double {
    (try? DynamicTypeTable.iOS.leading(of: self, at: .accessibility5)) ?? 0
  }
}

extension InterfaceText {
  /// Whether what the document shows grows with the reader's text size.
  ///
  /// "Button" is what Xcode writes, and code then puts a picture or a title in its place.
  fileprivate var growsAsShown: Bool {
    font.grows && (kind != .button || texts.contains { $0 != "Button" })
  }
}
