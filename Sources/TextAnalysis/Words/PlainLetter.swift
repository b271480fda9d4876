/// A character of a text in UTF-8 as far as its letter can be told by a table.
struct PlainLetter {
  enum Kind {
    /// A small Latin letter, with a mark or without.
    case small
    /// What stands on a letter or joins two of them.
    case mark
    /// A character that may stand for some other letters, or for none.
    case unsure
    /// Any other ASCII character; capitals are among them.
    case other
  }

  let kind: Kind
  /// The letter without its mark and in lower case, or the character itself; 0 where it is a mark or
  /// unsure.
  let plain: UInt8
  /// The place behind it.
  let end: Int

  /// Reads the character at a place of a text.
  init(in text: Slice<UnsafeBufferPointer<UInt8>>, at place: Int) {
    let byte = text[place]
    switch byte {
    case 0x61...0x7A: (kind, plain, end) = (.small, byte, place + 1)
    case 0x41...0x5A: (kind, plain, end) = (.other, byte + 0x20, place + 1)
    case UInt8(ascii: "_"), UInt8(ascii: "'"), UInt8(ascii: "`"):
      (kind, plain, end) = (.mark, 0, place + 1)
    case 0..<0x80: (kind, plain, end) = (.other, byte, place + 1)
    default:
      var end = place + 1
      var value = UInt32(byte)
      while end < text.endIndex, text[end] & 0xC0 == 0x80 {
        value = value << 6 | UInt32(text[end] & 0x3F)
        end += 1
      }
      self.end = end
      // Two bytes begin with 110, three with 1110.
      let scalar: Unicode.Scalar? =
        switch end - place {
        case 2: Unicode.Scalar(value & 0x7FF)
        case 3: Unicode.Scalar(value & 0xFFFF)
        default: nil
        }
      if let scalar, let base = LatinLetter.base(of: scalar) {
        (kind, plain) = (.small, UInt8(truncatingIfNeeded: base.value))
      } else if let scalar, (0x300...0x36F).contains(scalar.value) {
        (kind, plain) = (.mark, 0)
      } else {
        (kind, plain) = (.unsure, 0)
      }
    }
  }
}
