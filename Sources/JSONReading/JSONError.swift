/// What keeps a text from being JSON, and on which line.
public struct JSONError: Error, Sendable, Equatable {
  /// The line, from 1.
  public let line: Int
  /// What is wrong and what to do, in one lower-case sentence.
  public let message: String
}
