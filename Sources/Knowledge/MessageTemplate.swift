/// A sentence with `{placeholders}`, such as the message of a common error.
///
/// ```swift
/// MessageTemplate("stays at {points} pt").filled { $0 == "points" ? "17" : nil }  // stays at 17 pt
/// ```
public struct MessageTemplate: Sendable, Equatable {
  /// A stretch of the sentence.
  public enum Part: Sendable, Equatable {
    case text(String)
    case placeholder(String)
  }

  /// The sentence, cut at its placeholders.
  public let parts: [Part]

  /// Reads a template.
  ///
  /// A placeholder is a name of ASCII letters and digits between braces; any other brace, such as
  /// one of code, is plain text.
  public init(_ template: String) {
    var parts: [Part] = []
    var text = template.startIndex
    var rest = template.utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      rest = rest[open...].dropFirst()
      let name = rest.prefix(while: Self.isOfName)
      guard !name.isEmpty, rest[name.endIndex...].first == UInt8(ascii: "}") else { continue }
      if text < open { parts.append(.text(String(template[text..<open]))) }
      parts.append(.placeholder(String(template[name.startIndex..<name.endIndex])))
      rest = rest[name.endIndex...].dropFirst()
      text = rest.startIndex
    }
    if text < template.endIndex { parts.append(.text(String(template[text...]))) }
    self.parts = parts
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// The names of the placeholders, in the order of the sentence.
  public var placeholders: [String] {
    parts.compactMap { if case .placeholder(let name) = $0 { name } else { nil } }
  }

  /// The sentence with each placeholder replaced; one without a value stays as it is written.
  public func filled(_ value: (String) -> String?) -> String {
    parts.reduce(into: "") { sentence, part in
      switch part {
      case .text(let text): sentence += text
      case .placeholder(let name): sentence += value(name) ?? "{\(name)}"
      }
    }
  }
}
