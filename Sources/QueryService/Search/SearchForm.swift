import DTKBKnowledgeStorage

/// A form under which a word of the query is looked for.
struct SearchForm {
  /// The analysed word, or two that stand side by side.
  let text: String
  /// Where it is looked for.
  let columns: [SearchColumn]
  /// How near it is to the word as it was typed, from 0 to 1.
  let nearness: Double
  /// Whether longer words that begin alike are looked for as well.
  var isPrefix = false

  var expression: SearchExpression {
    var expression = SearchExpression()
    expression.add([text], in: columns, prefix: isPrefix)
    return expression
  }
}
