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
  /// A brace without its partner is plain text.
  public init(_ template: String) {
    var parts: [Part] = []
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      parts.append(.placeholder(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    self.parts = parts
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
