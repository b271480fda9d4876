import DTKBJSONReading

/// What a JSON value must look like.
indirect enum JSONShape: Sendable {
  /// A key of an object.
  struct Key: Sendable {
    let name: String
    let shape: JSONShape
    let isRequired: Bool

    init(_ name: String, _ shape: JSONShape, isRequired: Bool = true) {
      self.name = name
      self.shape = shape
      self.isRequired = isRequired
    }
  }

  /// A string with something in it.
  case text
  /// A string that may be empty, such as a line of code.
  case line
  case number
  case list(JSONShape)
  case object([Key])

  /// Where a value departs from the shape, each with its line.
  ///
  /// - parameter name: What the value is called in a sentence.
  func faults(of value: JSONValue, called name: String) -> [(line: Int, message: String)] {
    switch (self, value.content) {
    case (.text, .string(let text)):
      text.allSatisfy(\.isWhitespace) ? [(value.line, "\(name) is empty: write something")] : []
    case (.line, .string), (.number, .number):
      []
    case (.list(let shape), .array(let elements)):
      elements.flatMap { shape.faults(of: $0, called: "an element of \(name)") }
    case (.object(let keys), .object(let members)):
      faults(of: members, keys, line: value.line)
    default:
      [(value.line, "\(name) must be \(noun)")]
    }
  }

  private func faults(
    of members: [JSONMember], _ keys: [Key], line: Int
  ) -> [(line: Int, message: String)] {
    var faults: [(line: Int, message: String)] = []
    var seen: Set<String> = []
    for member in members {
      if !seen.insert(member.key).inserted {
        faults.append((member.line, "the key \(quoted(member.key)) is given twice: keep one"))
      } else if let key = keys.first(where: { $0.name == member.key }) {
        faults += key.shape.faults(of: member.value, called: quoted(key.name))
      } else {
        faults.append((member.line, unknown("key", member.key, known: keys.map(\.name))))
      }
    }
    for key in keys where key.isRequired && !seen.contains(key.name) {
      faults.append((line, "the key \(quoted(key.name)) is missing: add it with \(key.shape.noun)"))
    }
    return faults
  }

  private var noun: String {
    switch self {
    case .text, .line: "a string"
    case .number: "a number"
    case .list: "a list in square brackets"
    case .object: "an object in braces"
    }
  }
}
