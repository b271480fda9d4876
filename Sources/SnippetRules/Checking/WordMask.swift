import DTKBSourceReading

/// Which of 64 bytes may be parts of a word: letters, digits and underscores of ASCII.
///
/// Eight bytes are looked at in one step, each in its own lane of a 64-bit number.
struct WordMask {
  /// A bit for each byte, the lowest for the first one.
  let bits: UInt64

  /// Looks at the 64 bytes from an offset on, or at those that are left.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    guard let start = bytes.baseAddress, offset < bytes.count else {
      bits = 0
      return
    }
    var bits: UInt64 = 0
    if offset + 64 <= bytes.count {
      let raw = UnsafeRawPointer(start + offset)
      var lane = 0
      while lane < 64 {
        let eight = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: lane, as: UInt64.self))
        bits |= Self.bits(ofWordBytesIn: eight) &<< lane
        lane &+= 8
      }
    } else {
      for index in offset..<bytes.count where Self.isWordByte(bytes[index]) {
        bits |= 1 &<< UInt64(index - offset)
      }
    }
    self.bits = bits
  }

  /// Eight bits, one for each byte of a number.
  private static func bits(ofWordBytesIn eight: UInt64) -> UInt64 {
    let word = WordBytes.marks(in: eight)
    // Gathers the highest bits of all lanes in the highest byte.
    return ((word &>> 7) &* 0x0102_0408_1020_4080) &>> 56
  }

  /// Whether a byte may be a part of a word.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
