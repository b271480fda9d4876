import DTKBJSONReading

extension JSONValue {
  /// A value that was read, ready to be written again.
  init(_ value: DTKBJSONReading.JSONValue) {
    self =
      switch value.content {
      case .null: .null
      case .bool(let value): .bool(value)
      case .number(let value): .number(value)
      case .string(let value): .string(value)
      case .array(let values): .array(values.map(JSONValue.init))
      case .object(let members):
        .object(Dictionary(members.map { ($0.key, JSONValue($0.value)) }) { $1 })
      }
  }
}
