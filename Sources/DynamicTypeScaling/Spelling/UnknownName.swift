/// A word that names nothing of its kind, and what its author may have meant.
public struct UnknownName: Error, Hashable, Sendable {
  /// The word as it was given.
  public let word: String
  /// The known spelling that comes nearest, if one is near.
  public let suggestion: String?

  /// Makes the error for a word.
  public init(word: String, suggestion: String?) {
    self.word = word
    self.suggestion = suggestion
  }
}
