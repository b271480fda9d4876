import DTKBSourceReading
import DynamicTypeScaling

/// An element of an Interface Builder document that shows text: a label, a field, a text view, a button.
struct InterfaceText {
  /// The kinds of such elements.
  enum Kind: String {
    case label, textField, textView, button
  }

  let element: InterfaceElement
  let kind: Kind

  init?(_ element: InterfaceElement) {
    guard let kind = Kind(rawValue: element.name) else { return nil }
    self.element = element
    self.kind = kind
  }

  /// The text that an element is part of: the label of a font, the button of a configuration.
  init?(around element: InterfaceElement) {
    // An attributed string nests its fonts a few elements deep.
    guard let owner = element.ancestors.prefix(6).lazy.compactMap({ InterfaceText($0) }).first
    else {
      return nil
    }
    self = owner
  }

  /// The element that says its font: its own, or that of the button's configuration.
  var fontElement: InterfaceElement? {
    element.child("fontDescription") ?? configuration?.child("fontDescription")
  }

  /// The configuration of a button.
  var configuration: InterfaceElement? { element.child("buttonConfiguration") }

  /// The font, as the document says it.
  var font: InterfaceFont {
    if let fontElement { return InterfaceFont(fontElement) }
    // A button with a configuration takes the style body where nothing else is said.
    return configuration == nil ? .unknown : .style(.body)
  }

  /// The texts that the document gives it, for a field those that stand in for an empty one.
  var texts: [String] {
    var texts = [element["text"], element["title"], element["placeholder"]]
    texts.append(configuration?["title"])
    texts.append(configuration?["subtitle"])
    for child in element.children {
      switch child.name {
      case "state":
        texts.append(child["title"])
        if child.child("attributedString") != nil { texts.append(attributedText(of: child)) }
      case "string" where child["key"] != "restorationIdentifier": texts.append(child.text)
      case "attributedString": texts.append(attributedText(of: element))
      case "mutableString": texts.append(child.text)
      default: break
      }
    }
    return texts.compactMap { $0 }.filter { !$0.isEmpty }
  }

  private func attributedText(of element: InterfaceElement) -> String? {
    guard let string = element.child("attributedString") else { return nil }
    let pieces = string.children.filter { $0.isNamed("fragment") }.map { fragment in
      fragment["content"] ?? fragment.child("string")?.text ?? fragment.child("mutableString")?.text
        ?? ""
    }
    return pieces.joined()
  }

  /// Whether it shows a picture or a sign instead of words.
  var isPictorial: Bool {
    let texts = texts
    if texts.isEmpty { return kind == .button && hasImage }
    return kind != .textField
      && !texts.contains { $0.contains { $0.isLetter || $0.isNumber } }
  }

  private var hasImage: Bool {
    func showsImage(_ element: InterfaceElement) -> Bool {
      element.attribute("image") != nil || element.attribute("backgroundImage") != nil
        || element.child("imageReference") != nil
    }
    return configuration.map(showsImage) == true
      || element.children.contains { $0.isNamed("state") && showsImage($0) }
  }

  /// Whether it may take as many lines as it needs, or more than one.
  var hasSeveralLines: Bool {
    switch kind {
    case .label: element.attribute("numberOfLines")?.number.map { $0 != 1 } ?? false
    case .textView: true
    case .textField: false
    case .button:
      element["lineBreakMode"].map { $0 == "wordWrap" || $0 == "characterWrap" } ?? false
    }
  }

  /// Whether it is small by nature, such as a time or a badge, by what the document calls it.
  func isSmallByNature(in context: InterfaceContext) -> Bool {
    var names = [element["userLabel"] ?? ""]
    names += context.links.outlets(to: element).prefix(4).map(\.property)
    return names.contains { Words($0).contains { Self.smallWords.contains($0) } }
  }

  private static let smallWords: Set<String> = [
    "badge", "time", "date", "timestamp", "count", "counter", "duration", "clock", "timer",
    "percent", "percentage", "number",
  ]
}

/// A font of an Interface Builder document.
enum InterfaceFont: Equatable {
  /// A text style.
  case style(TextStyle)
  /// A size in points that nothing changes.
  case fixed(Double, FontWeight)
  /// A font that the document does not tell.
  case unknown

  /// Reads `fontDescription`, and `font` as attributed strings have it.
  init(_ element: InterfaceElement) {
    if let name = element["style"] ?? element["textStyle"] {
      self = (try? TextStyle(parsing: name)).map(InterfaceFont.style) ?? .unknown
      return
    }
    let points = element.attribute("pointSize")?.number ?? element.attribute("size")?.number
    guard let points, points > 0, points < 10_000 else {
      self = .unknown
      return
    }
    let face = element["type"] ?? element["metaFont"] ?? ""
    let weight = element["weight"].flatMap { FontWeight(rawValue: $0) }
    self = .fixed(points, weight ?? (Words(face).contains("bold") ? .bold : .regular))
  }

  /// The style that it follows, or that comes nearest to it; body where nothing is known.
  var nearestStyle: TextStyle {
    switch self {
    case .style(let style): style
    case .fixed(let points, let weight):
      FixedSizeFigure(points: points, weight: weight, platform: .iOS)?.style ?? .body
    case .unknown: .body
    }
  }

  /// Whether it grows with the reader's text size.
  var grows: Bool {
    if case .style = self { return true }
    return false
  }

  /// Its size at the default text size, in points.
  var points: Double {
    switch self {
    case .style(let style): (try? DynamicTypeTable.iOS.cell(style, at: .large).points) ?? 17
    case .fixed(let points, _): points
    case .unknown: 17
    }
  }
}

extension TextStyle {
  /// Its name in UIKit after the period of a value, such as `.title1`.
  var uiKitName: String { "." + spelled(as: .uiKit) }
}
