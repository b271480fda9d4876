/// How often a phrase of a full-text query stands in some columns of a row.
public struct PhraseOccurrences: Sendable, Equatable {
  /// The row's number.
  public let row: Int
  /// The phrase's place in the query, counted from 0.
  public let phrase: Int
  /// The group of columns, as the query was given them.
  public let group: Int
  /// How often it stands there, at least once.
  public let count: Int
  /// How many words all columns of the row have.
  public let rowLength: Int
  /// How many words a row has in the mean of the table.
  public let meanLength: Double
}
