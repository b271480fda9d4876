import DTKBKnowledgeStorage

/// A form under which a word of the query is looked for.
struct SearchForm {
  /// The analysed word, or two that stand side by side.
  let text: String
  /// How a word that has this form answers the word of the query.
  let match: WordMatch
  /// Where it is looked for.
  let columns: [SearchColumn]

  init(_ text: String, _ match: WordMatch, in columns: [SearchColumn]? = nil) {
    self.text = text
    self.match = match
    self.columns = columns ?? match.columns
  }

  var expression: SearchExpression {
    SearchExpression(text, in: columns, prefix: match == .beginning)
  }
}
