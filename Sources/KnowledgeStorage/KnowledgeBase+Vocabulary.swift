public import DTKBKnowledge
import DTKBSQLiteAccess
public import DTKBTextAnalysis

extension KnowledgeBase {
  /// The words that the texts of a language are written with, and how each is spelt; the short ones
  /// first.
  public func vocabulary(
    of language: Language
  ) throws(StorageError) -> [(word: String, spelling: String)] {
    try reading { connection throws(SQLiteError) in
      var rows = try connection.prepare(
        "SELECT words FROM vocabulary WHERE language = ? ORDER BY length",
        .text(language.rawValue))
      var vocabulary: [(word: String, spelling: String)] = []
      while try rows.step() { vocabulary += WordList(bytes: rows.bytes(0)).words }
      return vocabulary
    }
  }

  /// Looks for the words nearest to a word among those that the texts of a language are written with.
  ///
  /// Reads only the words of about as many letters.
  public func look(
    for nearest: inout NearestWords, in language: Language
  ) throws(StorageError) {
    let lengths = nearest.lengths
    guard !lengths.isEmpty else { return }
    var found = nearest
    try reading { connection throws(SQLiteError) in
      var rows = try connection.prepare(
        "SELECT words FROM vocabulary WHERE language = ? AND length >= ? AND length < ?",
        .text(language.rawValue), .integer(lengths.lowerBound), .integer(lengths.upperBound))
      while try rows.step() { found.look(through: WordList(bytes: rows.bytes(0))) }
    }
    nearest = found
  }
}
