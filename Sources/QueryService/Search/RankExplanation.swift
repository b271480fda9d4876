/// Why a result stands where it does: its score is the points of all words and neighbours, times
/// ``allWordsFactor``, times ``kindFactor``.
public struct RankExplanation: Sendable {
  /// A word of the query, or a phrase of it that has a meaning of its own.
  public struct Word: Sendable {
    /// The word as it was typed, in lower case.
    public let typed: String
    /// What the word counts by how few texts it stands in: the logarithm to base 2, nearly.
    public let rarity: Double
    /// Where it was found, the nearest form in each part of the text; empty where it was not.
    public let hits: [Hit]

    /// What the word adds.
    public var points: Double { hits.reduce(0) { $0 + $1.points } }
  }

  /// A place where a word was found.
  public struct Hit: Sendable {
    /// The part of the text.
    public let part: TextPart
    /// The word that was found, analysed.
    public let form: String
    /// How it answers the word of the query.
    public let match: WordMatch
    /// What it adds to the score before the factors.
    public let points: Double
  }

  /// Why a result stands above those with a higher score.
  public enum Precedence: String, Sendable {
    /// The query is the entry's id, with hyphens or without, misspelt or not.
    case named
    /// The query is code, and the entry's rule finds something in it.
    case foundByRule
  }

  /// The words of the query that were looked for, in its order.
  public let words: [Word]
  /// The words that stand side by side as in the query; only those that were found.
  public let neighbours: [Word]
  /// What the text gains by how many of the words it holds, at least 1.
  public let allWordsFactor: Double
  /// What an entry of its kind counts.
  public let kindFactor: Double
  /// Why it stands above what has a higher score, if it does.
  public let precedence: Precedence?

  /// The score that follows.
  public var score: Double {
    let points = (words + neighbours).reduce(0) { $0 + $1.points }
    return points * allWordsFactor * kindFactor
  }
}
