extension JSONValue {
  /// The one object that a command writes for programs, with the version of its shape.
  static func document(_ members: [String: JSONValue]) -> JSONValue {
    .object(members.merging(["version": .integer(1)]) { member, _ in member })
  }
}
