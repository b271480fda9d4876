/// A value that a statement is given.
public enum SQLiteValue: Sendable, Equatable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)
  case bytes([UInt8])

  /// A text, or null where there is none.
  public static func optional(_ text: String?) -> SQLiteValue {
    text.map(SQLiteValue.text) ?? .null
  }

  /// A real number, or null where there is none.
  public static func optional(_ number: Double?) -> SQLiteValue {
    number.map(SQLiteValue.real) ?? .null
  }
}

extension SQLiteValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// A text, written as a literal.
  public init(stringLiteral text: String) { self = .text(text) }
  /// An integer, written as a literal.
  public init(integerLiteral number: Int) { self = .integer(number) }
}
