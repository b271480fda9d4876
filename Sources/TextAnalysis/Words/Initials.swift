/// The Latin letters, without their marks, that some words begin with; words of other scripts are not
/// told apart.
struct Initials {
  /// One bit for each ASCII letter and digit.
  private var ascii: (low: UInt64, high: UInt64) = (0, 0)

  init(of words: Set<String>) {
    for word in words {
      guard let first = folded(composedLowercase(word.unicodeScalars.prefix(1))).first else {
        continue
      }
      switch first.value {
      case 0..<64: ascii.low |= 1 << UInt64(first.value)
      case 64..<128: ascii.high |= 1 << UInt64(first.value - 64)
      default: break
      }
    }
  }

  /// Whether one of the words may be the one that is written with these letters.
  func mayBegin(_ letters: [Unicode.Scalar]) -> Bool {
    guard let written = letters.first else { return false }
    var value = written.value
    if value >= 0x80 {
      // The rare look-alikes of đ fold to nothing of their own: they are never passed over.
      guard let base = LatinLetter.base(of: written) else { return true }
      value = base.value
    }
    if (0x41...0x5A).contains(value) { value += 0x20 }
    return value < 64
      ? ascii.low & 1 << UInt64(value) != 0 : ascii.high & 1 << UInt64(value - 64) != 0
  }
}
