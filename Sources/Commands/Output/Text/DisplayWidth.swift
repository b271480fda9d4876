/// How many columns of a terminal a text takes.
///
/// Combining marks take none, so that a decomposed `ế` is as wide as a composed one; CJK characters
/// and emoji take two, as UAX #11 and terminals have it.
func displayWidth(of text: some StringProtocol) -> Int {
  let width = text.utf8.withContiguousStorageIfAvailable { evenWidth(of: $0) } ?? nil
  return width ?? text.reduce(0) { $0 + $1.displayWidth }
}

/// How many columns a text takes in which each character takes one, as in European languages and in Vietnamese;
/// `nil` for one that may have others.
func evenWidth(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var place = 0
  var width = 0
  while place < bytes.count {
    let next = place + 1 < bytes.count ? bytes[place + 1] : 0
    switch bytes[place] {
    case 0x20..<0x7F: place += 1
    // From the no-break space to the modifier letters, but for the soft hyphen.
    case 0xC2 where next >= 0xA0 && next != 0xAD, 0xC3...0xCB: place += 2
    // Latin letters with two marks; dashes, quotation marks, the ellipsis; arrows and signs of mathematics.
    case 0xE1 where (0xB8...0xBB).contains(next), 0xE2 where (0x86...0x8B).contains(next):
      place += 3
    case 0xE2 where next == 0x80:
      guard place + 2 < bytes.count, (0x90...0xA7).contains(bytes[place + 2]) else { return nil }
      place += 3
    default: return nil
    }
    width += 1
  }
  return width
}

extension Character {
  /// The columns that this character takes: none, one or two.
  var displayWidth: Int {
    if isASCII { return 1 }
    guard let first = unicodeScalars.first else { return 0 }
    if first.isWide || unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// Whether a line may be broken before and behind this character.
  var isWide: Bool { !isASCII && displayWidth == 2 }
}

extension Unicode.Scalar {
  /// Whether the East Asian Width is wide or full (UAX #11, Unicode 15), or an emoji stands for it.
  fileprivate var isWide: Bool {
    // Between Hangul's consonants and the watch sign there is nothing wide.
    guard value >= 0x1100, !(0x1160..<0x231A).contains(value) else { return false }
    return properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) }
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul initial consonants
    0x2329...0x232A,  // angle brackets
    0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF,  // CJK radicals, kana, symbols, extension A
    0x4E00...0xA4CF,  // CJK ideographs, Yi
    0xA960...0xA97F, 0xAC00...0xD7A3,  // Hangul
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,  // compatibility forms
    0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,  // Tangut, Khitan, kana supplements
    0x1F200...0x1F265,  // enclosed ideographs
    0x20000...0x3FFFD,  // further ideographs
  ]
}
