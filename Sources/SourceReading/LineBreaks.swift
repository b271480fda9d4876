extension Span<UInt8> {
  /// The place of the first line feed or carriage return in a range, or its end; eight bytes are looked at in one
  /// step.
  func lineBreak(in range: Range<Int>) -> Int {
    var index = range.lowerBound
    let end = Swift.min(range.upperBound, count)
    while index + 8 <= end {
      let eight = eightBytes(at: index)
      let feeds = Self.zeros(eight ^ 0x0A0A_0A0A_0A0A_0A0A)
      let returns = Self.zeros(eight ^ 0x0D0D_0D0D_0D0D_0D0D)
      let found = feeds | returns
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < end, self[index] != UInt8(ascii: "\n"), self[index] != UInt8(ascii: "\r") {
      index += 1
    }
    return index
  }

  /// The highest bit of the lowest byte that is zero; of the bytes above it nothing is said.
  private static func zeros(_ lanes: UInt64) -> UInt64 {
    (lanes &- 0x0101_0101_0101_0101) & ~lanes & 0x8080_8080_8080_8080
  }
}
