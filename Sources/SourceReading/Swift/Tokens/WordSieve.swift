/// Which words a text may hold, by a bit for each hash: what falls through is nowhere in the text.
///
/// Most names that somebody looks for stand in few texts; this spares the others a search.
struct WordSieve: Sendable {
  private static let slots = 1 << 14
  private var bits = [UInt64](repeating: 0, count: slots / 64)

  /// The last eight bytes of a word; as the scanner has it, only what stands behind the last character beyond ASCII
  /// counts.
  static func packed(_ word: some Sequence<UInt8>) -> UInt64 {
    word.reduce(0) { $1 < 0x80 ? $0 &<< 8 | UInt64($1) : 0 }
  }

  /// Puts in a word by its last eight bytes.
  mutating func insert(_ word: UInt64) {
    let slot = Self.slot(of: word)
    let bit: UInt64 = 1 &<< UInt64(slot % 64)
    // Most words of a text were put in before: to look costs less than to write.
    if bits[slot / 64] & bit == 0 { bits[slot / 64] |= bit }
  }

  /// Whether a word may have been put in.
  func mayHold(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let slot = Self.slot(of: Self.packed(word))
    return bits[slot / 64] &>> UInt64(slot % 64) & 1 == 1
  }

  private static func slot(of word: UInt64) -> Int {
    Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) &>> 50)
  }
}
