import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBTextAnalysis

/// What is asked of the full-text table for a query, and what was corrected on the way.
struct SearchPlan {
  /// What each word is looked for as.
  private(set) var words: [SearchExpression] = []
  /// Everything in one: each word, and neighbours as neighbours.
  private(set) var whole = SearchExpression()
  /// The forms that a word of a text must have to be marked.
  private(set) var marked: Set<String> = []
  /// The nearest words to those that stand in no text, spelt as the texts spell them.
  private(set) var suggestions: [String] = []

  init(_ query: QueryWords, of base: KnowledgeBase) throws(StorageError) {
    let synonyms = try base.synonyms(of: query.words.map(\.folded), in: query.language)
    for (index, word) in query.words.enumerated() {
      let isLast = index == query.words.count - 1
      var expression = SearchExpression()
      if query.isKnown(word) {
        look(for: word, with: synonyms[word.folded] ?? [], in: &expression)
      }
      if isLast, word.folded.unicodeScalars.count > 1 {
        lookForLongerWords(than: word, in: &expression)
      }
      var isBeginning = false
      if isLast { isBeginning = try base.knowsPrefix(word.folded, in: query.language) }
      if !query.isKnown(word), !isBeginning {
        try lookForNearestWords(to: word, of: base, in: query.language, in: &expression)
      }
      words.append(expression)
      whole.join(expression)
    }
    lookForNeighbours(in: query)
  }

  private mutating func look(
    for word: Word, with synonyms: [String], in expression: inout SearchExpression
  ) {
    expression.add([word.exact], in: SearchWeights.exact + [.identifier])
    expression.add([word.folded], in: SearchWeights.folded)
    expression.add(word.stems, in: SearchWeights.stem)
    expression.add(word.parts, in: SearchWeights.folded)
    expression.add(synonyms, in: SearchWeights.stem)
    marked.formUnion(word.forms)
    marked.formUnion(synonyms)
  }

  /// The word that is being typed may not be at its end yet.
  private mutating func lookForLongerWords(
    than word: Word, in expression: inout SearchExpression
  ) {
    expression.add([word.folded], in: [.titleFolded, .wordsFolded, .identifier], prefix: true)
    marked.insert(word.folded)
  }

  private mutating func lookForNearestWords(
    to word: Word, of base: KnowledgeBase, in language: Language,
    in expression: inout SearchExpression
  ) throws(StorageError) {
    let vocabulary = try base.vocabulary(of: language)
    let nearest = nearestWords(to: word.exact, in: vocabulary.map(\.word), limit: 3)
    // One that is farther than the nearest was hardly meant.
    for near in nearest where near.distance == nearest.first?.distance {
      expression.add([near.word], in: SearchWeights.exact + [.identifier])
      marked.insert(near.word)
      suggestions += vocabulary.filter { $0.word == near.word }.map(\.spelling)
    }
  }

  private mutating func lookForNeighbours(in query: QueryWords) {
    for (first, second) in zip(query.words, query.words.dropFirst()) {
      whole.add(["\(first.folded) \(second.folded)"], in: SearchWeights.folded)
    }
  }
}
