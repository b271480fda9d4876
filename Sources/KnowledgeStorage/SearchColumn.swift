/// A column of a full-text table: a part of the text in one form of its words.
public enum SearchColumn: String, CaseIterable, Sendable {
  case titleExact, titleFolded, titleStem
  case wordsExact, wordsFolded, wordsStem
  case bodyExact, bodyFolded, bodyStem
  case identifier

  /// The names of all columns, as SQL lists them.
  static let list = """
    titleExact, titleFolded, titleStem, wordsExact, wordsFolded, wordsStem, bodyExact, bodyFolded, \
    bodyStem, identifier
    """
}
