/// Searches that look at eight bytes in one step, each in its own lane of a 64-bit number.
extension Span<UInt8> {
  /// One past the letters, digits, underscores and dollar signs of ASCII that stand from an index on.
  func endOfWord(from index: Int) -> Int {
    withUnsafeBytes { bytes in
      var index = index
      while index + 8 <= bytes.count {
        let eight = UInt64(
          littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        let others = Self.bytesOutsideWords(in: eight)
        if others != 0 { return index + others.trailingZeroBitCount / 8 }
        index += 8
      }
      while index < bytes.count, TokenScanner.isWordByte(bytes[index]) { index += 1 }
      return index
    }
  }

  /// One past the spaces that stand from an index on.
  func endOfSpaces(from index: Int) -> Int {
    withUnsafeBytes { bytes in
      var index = index
      while index + 8 <= bytes.count {
        let eight = UInt64(
          littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        let others = eight ^ 0x2020_2020_2020_2020
        if others != 0 { return index + others.trailingZeroBitCount / 8 }
        index += 8
      }
      while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
      return index
    }
  }

  /// The last eight bytes of a range in one number, the last of them lowest; all of a shorter one.
  func packed(_ range: Range<Int>) -> UInt64 {
    withUnsafeBytes { bytes in
      func eight(at offset: Int) -> UInt64 {
        UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
      if range.count >= 8 { return eight(at: range.upperBound - 8) }
      if range.lowerBound + 8 <= bytes.count {
        return eight(at: range.lowerBound) >> (64 - 8 * range.count)
      }
      return bytes[range].reduce(0) { $0 &<< 8 | UInt64($1) }
    }
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
