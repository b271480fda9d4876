/// A JSON value that knows its line.
///
/// ```swift
/// try JSONValue(parsing: "{\"language\": \"it\"}")["language"]?.string  // "it"
/// ```
public struct JSONValue: Sendable {
  /// What the value is.
  public enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  /// The line on which the value begins, from 1.
  public let line: Int
  /// What the value is.
  public let content: Content

  init(line: Int, content: Content) {
    self.line = line
    self.content = content
  }

  /// Reads a whole text.
  ///
  /// Strict (RFC 8259), in linear time, and nested no deeper than 32 levels.
  ///
  /// - throws: A ``JSONError`` with the line of the first fault.
  public init(parsing text: String) throws(JSONError) {
    self = try JSONReader.value(of: text)
  }

  /// The string, where the value is one.
  public var string: String? {
    if case .string(let value) = content { value } else { nil }
  }

  /// The number, where the value is one.
  public var number: Double? {
    if case .number(let value) = content { value } else { nil }
  }

  /// The elements of an array; empty for anything else.
  public var elements: [JSONValue] {
    if case .array(let values) = content { values } else { [] }
  }

  /// The members of an object in the order of the file; empty for anything else.
  public var members: [JSONMember] {
    if case .object(let members) = content { members } else { [] }
  }

  /// The value of an object's first member of that name.
  public subscript(key: String) -> JSONValue? {
    members.first { $0.key == key }?.value
  }
}
