/// A place in a source text, as editors count it.
public struct SourcePosition: Sendable, Equatable, Comparable {
  /// The line, from 1.
  public let line: Int
  /// The column in UTF-8 bytes, from 1.
  public let column: Int
  /// The column in UTF-16 code units, from 1.
  public let utf16Column: Int

  /// Makes a position from its line and columns.
  public init(line: Int, column: Int, utf16Column: Int) {
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
  }

  /// The earlier position is the smaller one.
  public static func < (first: SourcePosition, second: SourcePosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
