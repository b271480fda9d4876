/// What can be told of a word at a glance: enough to rule most words out.
struct WordOutline {
  /// The number of Unicode scalars.
  private(set) var count = 0
  /// A bit for each ASCII letter that occurs.
  private var letters: UInt64 = 0

  /// The outline of a word without letters.
  init() {}

  init(of word: String) {
    for byte in word.utf8 { add(byte) }
  }

  /// Takes the next byte of the word's UTF-8.
  mutating func add(_ byte: UInt8) {
    // Bytes that continue a scalar count for none.
    count &+= byte & 0xC0 == 0x80 ? 0 : 1
    letters |= (byte < 0x80 ? 1 : 0) &<< UInt64(byte & 63)
  }

  /// Whether two words can be within so many edits: each edit changes the length by one at most, and
  /// adds or takes away one letter at most.
  func isWithin(_ limit: Int, of other: WordOutline) -> Bool {
    abs(count - other.count) <= limit
      && (letters & ~other.letters).nonzeroBitCount <= limit
      && (other.letters & ~letters).nonzeroBitCount <= limit
  }
}
