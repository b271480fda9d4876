import DTKBKnowledge

extension Check {
  /// Titles, summaries and bodies that are longer or shorter than their place allows; how long a
  /// guideline is, a team says of its own.
  static let lengths = Check("Lengths") { text, entry, draft in
    var defects: [Defect] = []
    for (key, longest) in [("title", 80), ("summary", 200)] {
      guard let count = text.head.value(key)?.count, count > longest else { continue }
      defects.append(
        text.defect(key, "the \(key) has \(count) characters: shorten it to \(longest)"))
    }
    if let summary = text.head.value("summary"), hasSecondSentence(summary) {
      defects.append(text.defect("summary", "the summary has two sentences: keep one"))
    }
    guard text.head.isWhole else { return defects }
    let count = text.blocks.reduce(0) { $0 + $1.block.wordCount }
    let allowed = allowedWords(in: text.language)
    if text.body.isEmpty {
      defects.append(text.defect(1, "the entry has no text below its front matter: write it"))
    } else if draft.isShipped, entry.kind == .guideline, !allowed.contains(count) {
      defects.append(
        text.defect(
          text.head.bodyLine,
          "the guideline has \(count) words: keep it between \(allowed.lowerBound) and "
            + "\(allowed.upperBound)"))
    }
    return defects
  }

  /// How many words a guideline has, as spaces separate them: Vietnamese puts one between the
  /// syllables of a word, which has one and a half of them on average.
  private static func allowedWords(in language: Language) -> ClosedRange<Int> {
    language == .vietnamese ? 60...450 : 60...300
  }

  /// Whether a sentence ends before the last one does: a mark behind a word that is too long for an
  /// abbreviation, then a capital.
  private static func hasSecondSentence(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    return zip(words, words.dropFirst()).contains { word, next in
      guard let mark = word.last, ".!?…".contains(mark), let capital = next.first else {
        return false
      }
      let isLong = word.count > 4 || word.contains(where: \.isNumber)
      return isLong && (capital.isUppercase || "¿¡".contains(capital))
    }
  }
}

extension Block {
  /// The words of the paragraph, as spaces separate them; code counts, captions of samples do not.
  fileprivate var wordCount: Int {
    let text = spans.map { span in
      switch span {
      case .words(let text), .code(let text), .strong(let text), .link(let text, _): text
      case .figure: "0"
      }
    }
    return text.joined().split(whereSeparator: \.isWhitespace).count
  }
}
