/// A comment of a Swift text, kept apart from the tokens.
public struct Comment: Sendable, Equatable {
  /// Its bytes, from the first `/` on; a line comment ends before the line break.
  public let range: Range<Int>
  /// Whether code stands before it on its line.
  public let followsCode: Bool
}
