/// Finds the keyword that a word spells in constant time.
struct KeywordTable: Sendable {
  private static let slots = 512
  private let words: [UInt64]
  private let lengths: [UInt8]
  private let keywords: [Keyword]

  static let shared = KeywordTable()

  private init() {
    var words = [UInt64](repeating: 0, count: Self.slots)
    var lengths = [UInt8](repeating: 0, count: Self.slots)
    var keywords = [Keyword](repeating: .none, count: Self.slots)
    for keyword in Keyword.allCases where keyword != .none {
      let word = keyword.rawValue.utf8.reduce(0) { $0 &<< 8 | UInt64($1) }
      var slot = Self.slot(of: word)
      while lengths[slot] != 0 { slot = (slot + 1) % Self.slots }
      words[slot] = word
      lengths[slot] = UInt8(keyword.rawValue.utf8.count)
      keywords[slot] = keyword
    }
    self.words = words
    self.lengths = lengths
    self.keywords = keywords
  }

  /// The longest keyword has this many bytes.
  static let longest = 15

  /// The keyword whose last eight bytes are packed in `word`, and which has `length` bytes.
  func keyword(_ word: UInt64, length: Int) -> Keyword {
    var slot = Self.slot(of: word)
    while lengths[slot] != 0 {
      if words[slot] == word, Int(lengths[slot]) == length { return keywords[slot] }
      slot = (slot + 1) % Self.slots
    }
    return .none
  }

  private static func slot(of word: UInt64) -> Int {
    Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) &>> 55)
  }
}
