import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBSeededNumbers
public import DTKBQueryService
import DTKBSeededNumbers

/// Queries that nobody typed, the same for the same seed: words of the texts, whole and damaged, among
/// operators, quotes, control characters, emoji and letters of other scripts, some of them very long.
public struct RandomQueries {
  private var random: SeededGenerator
  private var mutator: Mutator
  private let words: [String]

  /// Queries over some words.
  public init(seed: UInt64, words: [String]) {
    random = SeededGenerator(seed: seed)
    mutator = Mutator(seed: seed, seeds: words.map { Array($0.utf8) })
    self.words = words.isEmpty ? [""] : words
  }

  /// The next query, in some language.
  public mutating func next() -> SearchRequest {
    let only = LanguageChoice.allOnly
    let choice = random.below(5)
    return SearchRequest(
      text(), in: choice < only.count ? only[choice] : .preferably(only[random.below(4)].language),
      limit: random.below(12))
  }

  private mutating func text() -> String {
    var text = ""
    for _ in 0...random.below(random.below(12) == 0 ? 60 : 6) {
      text += piece()
      // Most stand apart; some touch.
      if random.below(6) > 0 { text += Self.spaces[random.below(Self.spaces.count)] }
    }
    return text
  }

  private mutating func piece() -> String {
    switch random.below(12) {
    case 0...4: words[random.below(words.count)]
    case 5...7: String(decoding: mutator.next(), as: UTF8.self)
    case 8: Self.operators[random.below(Self.operators.count)]
    case 9: Self.strangers[random.below(Self.strangers.count)]
    case 10: String(Unicode.Scalar(UInt8(random.below(256))))
    default:
      String(
        repeating: Self.strangers[random.below(Self.strangers.count)],
        count: 1 << random.below(12))
    }
  }

  private static let spaces = [" ", " ", " ", "\n", "\t", "\u{A0}", "  "]

  /// What FTS5, SQL or Swift takes for more than a word.
  private static let operators = [
    "AND", "OR", "NOT", "NEAR(", "NEAR/2", "*", "^", "\"", "\"\"", "'", "''", "`", "(", ")", "{",
    "}",
    ":", "-", "--", "+", ";", ",", "%", "_", "?1", "\\", "\\0", "{titleExact}:", "rank:", "NULL",
    "'); DROP TABLE entry; --", "/*", "*/", ".font(.system(size: 14))", "let x = ", "@", "#if",
    "\0",
  ]

  /// Letters and signs that no text of ours is written with, and such as stand alone nowhere.
  private static let strangers = [
    "a", "ế", "\u{301}", "\u{323}", "\u{200D}", "\u{FE0F}", "\u{202E}", "\u{FEFF}", "\u{FFFD}", "ß",
    "İ", "ı", "ﬁ", "Ω", "щ", "ב", "ع", "ไ", "語", "한", "𝒳", "😀", "👩‍👩‍👧", "🇮🇹", "1", "٣", "½", "_", "…",
    "’",
  ]
}

extension LanguageChoice {
  fileprivate static let allOnly = Language.allCases.map(LanguageChoice.only)
}

extension QueryService {
  /// What is wrong with how a request is answered; `nil` where all is well.
  public func fault(of request: SearchRequest) -> String? {
    do throws(StorageError) {
      return try search(request).fault(limit: request.limit)
    } catch {
      return "\(error)"
    }
  }
}
