import DTKBKnowledge

/// A stretch of sentences that somebody reads: a title, a paragraph, a caption, a label.
struct Prose: Sendable {
  /// The file, and the part of it.
  let place: String
  let language: Language
  /// The words, without code, figures and placeholders.
  let words: String

  init(place: String, language: Language, spans: [Span]) {
    self.place = place
    self.language = language
    words = spans.map { span in
      switch span {
      case .words(let text), .strong(let text): Self.withoutPlaceholders(text)
      case .link(let text, _): Self.withoutPlaceholders(Prose.withoutCode(text))
      case .code, .figure: "…"
      }
    }.joined()
  }

  init(place: String, language: Language, sentence: String) {
    self.init(place: place, language: language, spans: Span.spans(in: sentence))
  }

  /// The words that are written in letters alone, and so are none of code.
  var plainWords: [Substring] {
    words.split(whereSeparator: \.isWhitespace).compactMap { word in
      let word = word.drop { $0.isPunctuation && $0 != "." && $0 != "@" }
      let end = word.lastIndex { !$0.isPunctuation } ?? word.startIndex
      let letters = word.isEmpty ? word : word[...end]
      return !letters.isEmpty && letters.allSatisfy { $0.isLetter || $0 == "’" || $0 == "-" }
        && !letters.dropFirst().contains(where: \.isUppercase) ? letters : nil
    }
  }

  private static func withoutPlaceholders(_ text: String) -> String {
    MessageTemplate(text).filled { _ in "…" }
  }

  private static func withoutCode(_ text: String) -> String {
    Span.spans(in: text).map { if case .code = $0 { "…" } else { Span.plainText(of: [$0]) } }
      .joined()
  }
}

extension ShippedData {
  /// Everything in `Data/` that somebody reads, search words excepted.
  static let prose: [Prose] =
    texts.flatMap(\.prose)
    + content.interfaceWords.flatMap { words in
      InterfaceWord.allCases.map { word in
        Prose(
          place: "Data/interface/\(words.language.rawValue).json, \(word.rawValue)",
          language: words.language, sentence: words[word])
      }
    }
    + ShippedPath.onboarding.prose
}

extension ShippedText {
  fileprivate var prose: [Prose] {
    fields.map { key, sentence in
      Prose(place: "\(file), \(key)", language: text.language, sentence: sentence)
    }
      + Block.blocks(in: text.body).filter { !$0.spans.isEmpty }.map { block in
        let start = Span.plainText(of: block.spans).prefix(30)
        return Prose(
          place: "\(file), “\(start)…”", language: text.language, spans: block.spans)
      }
  }
}
