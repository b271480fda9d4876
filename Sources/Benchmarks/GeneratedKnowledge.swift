import DTKBKnowledge

/// Entries that nobody wrote, the same at every run, as long as those that ship.
enum GeneratedKnowledge {
  static func content(entries count: Int) -> KnowledgeContent {
    var words = Words()
    return KnowledgeContent(
      entries: (0..<count).map { number in
        Entry(
          id: "entry-\(number)", kind: EntryKind.allCases[number % EntryKind.allCases.count],
          topics: [Topic.allCases[number % Topic.allCases.count]],
          texts: Language.allCases.map { language in
            EntryText(
              language: language, title: words.sentence(6), summary: words.sentence(14),
              searchWords: [words.sentence(2), words.sentence(3)],
              body: words.sentence(60) + "\n\n" + words.sentence(60))
          })
      })
  }

  /// Words of made-up syllables; few stand often and many seldom, as in any language.
  private struct Words {
    private var state: UInt64 = 9
    private let syllables = [
      "la", "con", "ti", "po", "mer", "sa", "lu", "ne", "gri", "to", "via", "den", "cu", "fo",
      "bal",
      "es",
    ]

    private mutating func number(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }

    private mutating func word() -> String {
      // The product of two numbers prefers the small ones.
      var rank = number(below: 160) * number(below: 160)
      var word = ""
      repeat {
        word += syllables[rank % syllables.count]
        rank /= syllables.count
      } while rank > 0
      return word
    }

    mutating func sentence(_ count: Int) -> String {
      (0..<count).map { _ in word() }.joined(separator: " ")
    }
  }
}
