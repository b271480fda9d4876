/// A document in XML that is being written, one element a line.
///
/// Whatever is written is escaped: no text can become markup, or a character that XML forbids.
struct XMLDocument {
  /// Attributes in the order in which they are written.
  typealias Attributes = KeyValuePairs<String, String>

  /// The document so far; every line ends with a line feed.
  private(set) var text = ""
  private var open: [String] = []

  /// Makes an empty document, with the line that says what it is or without.
  init(declared isDeclared: Bool = false) {
    if isDeclared { text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" }
  }

  /// Adds an element, with a text in it if there is one.
  mutating func element(_ name: String, _ attributes: Attributes, _ content: String? = nil) {
    start(name, attributes)
    text += content.map { ">\(Self.escaped($0))</\(name)>\n" } ?? "/>\n"
  }

  /// Adds an element around what a closure adds.
  mutating func group(
    _ name: String, _ attributes: Attributes, _ body: (inout XMLDocument) -> Void
  ) {
    start(name, attributes)
    text += ">\n"
    open.append(name)
    body(&self)
    open.removeLast()
    text += String(repeating: "  ", count: open.count) + "</\(name)>\n"
  }

  private mutating func start(_ name: String, _ attributes: Attributes) {
    text += String(repeating: "  ", count: open.count) + "<" + name
    for (key, value) in attributes { text += " \(key)=\"\(Self.escaped(value))\"" }
  }

  /// A text as XML has it, in an attribute as well as between tags.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      // As they are, an attribute would have spaces for them.
      case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      // Not characters, and so not allowed in XML 1.0.
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped += scalar.sign ?? String(Character(scalar))
      }
    }
    return escaped
  }
}

extension Double {
  /// The number as a coordinate, in tenths of a pixel.
  var coordinate: String { ((self * 10).rounded() / 10).plainDecimal }
}
