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
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high = ones &* 0x80
    let low = eight & ~high
    // A lane's highest bit is set where its byte reaches the threshold: none can carry into the next lane.
    func reaches(_ lanes: UInt64, _ threshold: UInt64) -> UInt64 {
      lanes &+ ones &* (0x80 &- threshold)
    }
    let small = low | ones &* 0x20
    let letters = reaches(small, 0x61) & ~reaches(small, 0x7B)
    let digits = reaches(low, 0x30) & ~reaches(low, 0x3A)
    let noUnderscores = reaches(low ^ ones &* 0x5F, 0x01)
    let noDollars = reaches(low ^ ones &* 0x24, 0x01)
    return (~(letters | digits) & noUnderscores & noDollars | eight) & high
  }
}
