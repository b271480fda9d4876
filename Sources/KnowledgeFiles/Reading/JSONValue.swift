/// A JSON value that knows its line.
struct JSONValue: Sendable {
  enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  /// The line on which the value begins, from 1.
  let line: Int
  let content: Content

  var string: String? {
    if case .string(let value) = content { value } else { nil }
  }

  var number: Double? {
    if case .number(let value) = content { value } else { nil }
  }

  /// The elements of an array; empty for anything else.
  var elements: [JSONValue] {
    if case .array(let values) = content { values } else { [] }
  }

  /// The members of an object in the order of the file; empty for anything else.
  var members: [JSONMember] {
    if case .object(let members) = content { members } else { [] }
  }

  /// The value of an object's first member of that name.
  subscript(key: String) -> JSONValue? {
    members.first { $0.key == key }?.value
  }
}

/// A name and a value of a JSON object.
struct JSONMember: Sendable {
  let key: String
  /// The line of the name, from 1.
  let line: Int
  let value: JSONValue
}
