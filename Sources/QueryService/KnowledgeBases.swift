import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBTextAnalysis

/// The bases that are asked together, the one that wins first: a reader's own before the shipped one.
struct KnowledgeBases {
  let all: [KnowledgeBase]

  /// The base that ships, with the words around the content.
  var shipped: KnowledgeBase { all[all.count - 1] }

  /// Whether an entry of a base is hidden by one of a base before it.
  func isOverridden(_ id: String, inBase index: Int) throws(StorageError) -> Bool {
    for base in all[..<index] {
      if try base.contains(id) { return true }
    }
    return false
  }

  /// Which of these forms stand in the texts of a language.
  func known(_ forms: [String], in language: Language) throws(StorageError) -> [String] {
    var known: [String] = []
    for base in all { known += try base.known(forms, in: language) }
    return known
  }

  /// Whether a word of the texts of a language begins with these letters.
  func knowsPrefix(_ letters: String, in language: Language) throws(StorageError) -> Bool {
    for base in all {
      if try base.knowsPrefix(letters, in: language) { return true }
    }
    return false
  }

  /// The words of the texts of a language that are nearest to a word.
  ///
  /// - Parameter edits: How far they may be; without it as far as a slip of the fingers goes.
  func nearestWords(
    to word: String, within edits: Int? = nil, in language: Language
  ) throws(StorageError) -> [NearWord] {
    var nearest = NearestWords(to: word, within: edits, limit: 3)
    for base in all { try base.look(for: &nearest, in: language) }
    return nearest.found
  }

  /// The words that mean the same as each of these, folded.
  func synonyms(
    of words: [String], in language: Language
  ) throws(StorageError) -> [String: [String]] {
    var synonyms = try shipped.synonyms(of: words, in: language)
    for base in all.dropLast() {
      synonyms.merge(try base.synonyms(of: words, in: language)) { first, second in
        first + second.filter { !first.contains($0) }
      }
    }
    return synonyms
  }
}
