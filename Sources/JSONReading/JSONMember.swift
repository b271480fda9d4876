/// A name and a value of a JSON object.
public struct JSONMember: Sendable {
  /// The name.
  public let key: String
  /// The line of the name, from 1.
  public let line: Int
  /// The value.
  public let value: JSONValue
}
