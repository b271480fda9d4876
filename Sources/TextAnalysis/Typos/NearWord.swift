/// A word that a reader may have meant, and how many edits away it is.
public struct NearWord: Sendable, Equatable {
  /// The word, as it is looked for.
  public let word: String
  /// The word as the texts spell it.
  public let spelling: String
  /// The edits between it and what was typed, at least one.
  public let distance: Int

  /// Makes a near word.
  public init(word: String, spelling: String, distance: Int) {
    self.word = word
    self.spelling = spelling
    self.distance = distance
  }
}
