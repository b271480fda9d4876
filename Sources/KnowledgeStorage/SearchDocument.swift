import DTKBKnowledge
import DTKBTextAnalysis

/// A text of an entry as the full-text table wants it: words in each of their forms, by column.
struct SearchDocument {
  private var columns: [SearchColumn: [String]] = [:]
  /// Every form under which the text can be found; the value is how the text spells the word, and
  /// empty for a form that stands in no text.
  private(set) var terms: [String: String] = [:]

  /// Makes the document of a text from the words of its language and the English words of ids.
  init(
    _ entry: Entry, _ text: EntryText, words: inout Lexicon, idWords: inout Lexicon
  ) {
    add(text.title, by: &words, exact: .titleExact, folded: .titleFolded, stem: .titleStem)
    // The id is an English name in words that belong to the title in every language.
    add(
      entry.id.split(separator: "-").joined(separator: " "), by: &idWords,
      exact: .wordsExact, folded: .wordsFolded, stem: .wordsStem)
    add(
      text.searchWords.joined(separator: "\n"), by: &words,
      exact: .wordsExact, folded: .wordsFolded, stem: .wordsStem)
    for part in [text.summary, text.plainBody] {
      add(part, by: &words, exact: .bodyExact, folded: .bodyFolded, stem: .bodyStem)
    }
    // Documentation is cited by the name of what it documents.
    for citation in entry.citations { addNames(in: citation.title, by: &words) }
  }

  /// The words of a column, separated by spaces.
  subscript(column: SearchColumn) -> String {
    columns[column, default: []].joined(separator: " ")
  }

  private mutating func add(
    _ part: String, by lexicon: inout Lexicon, exact: SearchColumn, folded: SearchColumn,
    stem: SearchColumn
  ) {
    let bytes = Array(part.utf8)
    for word in lexicon.words(in: part) {
      let spelling = String(decoding: bytes[word.range], as: UTF8.self)
      append(word.exact, to: exact, spelling: word.isIdentifier ? spelling : word.exact)
      append(word.folded, to: folded)
      for form in word.stems { append(form, to: stem) }
      if word.isIdentifier { append(word.exact, to: .identifier) }
      for form in word.parts {
        append(form, to: exact, spelling: form)
        append(form, to: folded)
      }
    }
  }

  private mutating func addNames(in title: String, by lexicon: inout Lexicon) {
    let bytes = Array(title.utf8)
    for word in lexicon.words(in: title) where word.isIdentifier {
      let spelling = String(decoding: bytes[word.range], as: UTF8.self)
      append(word.exact, to: .identifier, spelling: spelling)
    }
  }

  private mutating func append(
    _ form: String, to column: SearchColumn, spelling: String = ""
  ) {
    guard !form.isEmpty else { return }
    columns[column, default: []].append(form)
    if terms[form, default: ""].isEmpty { terms[form] = spelling }
  }
}
