import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBTextAnalysis

/// A query as the texts of one language are searched for it.
struct QueryWords {
  /// More words than a question has; what comes behind them is not looked for.
  static let most = 32
  /// More bytes than a question has.
  static let mostBytes = 1024

  let language: Language
  /// The words that are looked for, each with its forms.
  let words: [Word]
  /// Every word as it was typed, stop words included: beside them its neighbours stand in a text.
  let typed: [Word]
  /// Which of all their forms stand in the texts.
  let known: [String]

  /// How many of the words stand in the texts in any form.
  var knownCount: Int { words.count(where: isKnown) }

  init(
    _ query: String, in language: Language, of bases: KnowledgeBases
  ) throws(StorageError) {
    self.language = language
    let analyser = language.analyser
    let all = analyser.words(in: Self.shortened(query))
    typed = Array(all.prefix(Self.most))
    let subject = all.filter { !analyser.isStopWord($0) }
    let words = subject.isEmpty ? all : subject
    self.words = Self.distinct(words).prefix(Self.most).map { Self.inAnyCase($0, analyser) }
    known = try bases.known(self.words.flatMap(\.forms), in: language)
  }

  func isKnown(_ word: Word) -> Bool { word.forms.contains(where: known.contains) }

  /// Whether the word stands in the texts as one, not only by its parts.
  func isKnownWhole(_ word: Word) -> Bool {
    ([word.exact, word.folded] + word.stems).contains(where: known.contains)
  }

  /// The word with the stems that it has in lower case: capitals must not change what is found.
  private static func inAnyCase(_ word: Word, _ analyser: Analyser) -> Word {
    guard word.isIdentifier, let plain = analyser.words(in: word.exact).first else { return word }
    return Word(
      range: word.range, exact: word.exact, folded: word.folded, stems: plain.stems,
      parts: word.parts, isIdentifier: true)
  }

  private static func shortened(_ query: String) -> String {
    guard query.utf8.count > mostBytes else { return query }
    return String(decoding: query.utf8.prefix(mostBytes), as: UTF8.self)
  }

  /// The words without those that were there before: repeating a word does not weigh it.
  private static func distinct(_ words: [Word]) -> [Word] {
    words.indices.filter { place in
      !words[..<place].contains { $0.exact == words[place].exact }
    }.map { words[$0] }
  }
}

extension Word {
  /// Every form under which the word may stand in a text.
  var forms: [String] { [exact, folded] + stems + parts }
}
