/// Finds the keyword that a word spells in constant time.
struct KeywordTable: Sendable {
  private static let slots = 512
  private let entries: [Entry]

  private struct Entry {
    /// The last eight bytes of the keyword.
    var word: UInt64 = 0
    /// Its length in bytes; zero where there is none.
    var length: UInt8 = 0
    var keyword = Keyword.none
  }

  static let shared = KeywordTable()

  private init() {
    var entries = [Entry](repeating: Entry(), count: Self.slots)
    for keyword in Keyword.allCases where keyword != .none {
      let word = keyword.rawValue.utf8.reduce(0) { $0 &<< 8 | UInt64($1) }
      var slot = Self.slot(of: word)
      while entries[slot].length != 0 { slot = (slot + 1) % Self.slots }
      entries[slot] = Entry(
        word: word, length: UInt8(keyword.rawValue.utf8.count), keyword: keyword)
    }
    self.entries = entries
  }

  /// The longest keyword has this many bytes.
  static let longest = 15

  /// The keyword whose last eight bytes are packed in `word`, and which has `length` bytes.
  func keyword(_ word: UInt64, length: Int) -> Keyword {
    var slot = Self.slot(of: word)
    while entries[slot].length != 0 {
      if entries[slot].word == word, Int(entries[slot].length) == length {
        return entries[slot].keyword
      }
      slot = (slot + 1) % Self.slots
    }
    return .none
  }

  private static func slot(of word: UInt64) -> Int {
    Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) &>> 55)
  }
}
