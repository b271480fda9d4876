/// Searches that look at eight bytes in one step, each in its own lane of a 64-bit number.
extension Span<UInt8> {
  /// One past the letters, digits, underscores and dollar signs of ASCII that stand from an index on.
  func endOfWord(from index: Int) -> Int {
    var index = index
    while index + 8 <= count {
      let others = Self.bytesOutsideWords(in: eightBytes(at: index))
      if others != 0 { return index + others.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, TokenScanner.isWordByte(self[index]) { index += 1 }
    return index
  }

  /// One past the spaces that stand from an index on.
  func endOfSpaces(from index: Int) -> Int {
    var index = index
    while index + 8 <= count {
      let others = eightBytes(at: index) ^ 0x2020_2020_2020_2020
      if others != 0 { return index + others.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, self[index] == UInt8(ascii: " ") { index += 1 }
    return index
  }

  /// The last eight bytes of a range in one number, the last of them lowest; all of a shorter one.
  func packed(_ range: Range<Int>) -> UInt64 {
    if range.count >= 8 { return eightBytes(at: range.upperBound - 8).byteSwapped }
    if range.lowerBound + 8 <= count {
      return eightBytes(at: range.lowerBound).byteSwapped >> (64 - 8 * range.count)
    }
    return range.reduce(0) { $0 &<< 8 | UInt64(self[$1]) }
  }

  /// The eight bytes from an index on in one number, the first of them lowest.
  func eightBytes(at index: Int) -> UInt64 {
    UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// The highest bit of each byte that is no letter, digit, underscore or dollar sign of ASCII.
  private static func bytesOutsideWords(in eight: UInt64) -> UInt64 {
    let high: UInt64 = 0x8080_8080_8080_8080
    // No byte but a dollar sign is zero then; the sum of the lower seven bits cannot carry into the next byte.
    let others = eight ^ 0x2424_2424_2424_2424
    let noDollars = ((others & ~high) &+ ~high) | others
    return ~WordBytes.marks(in: eight) & noDollars & high
  }
}
