/// The part that a character plays in a word.
extension Unicode.Scalar {
  /// Whether a word can begin with it: a letter or a digit of any script.
  var isWordCharacter: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0..<0xC0, 0xD7, 0xF7: false
    case 0xC0..<0x250, 0x1E00..<0x1F00: true
    case 0x2B9...0x2DF, 0x300...0x36F, 0x2000...0x206F: false
    default:
      switch properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .letterNumber, .decimalNumber:
        true
      default: false
      }
    }
  }

  /// Whether it is a mark on the letter before it.
  var isMark: Bool {
    if value < 0x300 { return false }
    if value <= 0x36F { return true }
    if isInvisible || (0x1E00...0x206F).contains(value) { return false }
    let category = properties.generalCategory
    return category == .nonspacingMark || category == .spacingMark
  }

  /// Whether it is not seen: soft hyphen, joiners and variation selectors.
  var isInvisible: Bool {
    switch value {
    case 0xAD, 0x200C, 0x200D, 0x2060, 0xFEFF, 0xFE00...0xFE0F: true
    default: false
    }
  }

  /// Whether it is typed for an apostrophe: straight, curly, as a modifier letter, as an accent or as
  /// a prime.
  var isApostrophe: Bool {
    switch self {
    case "'", "\u{2019}", "\u{2018}", "\u{2BC}", "\u{B4}", "`", "\u{2032}": true
    default: false
    }
  }

  /// Whether it may stand between an elided article and its word: emphasis, code and quotation marks.
  var isOpeningMark: Bool {
    switch self {
    case "`", "*", "_", "\"", "“", "«", "‘", "(", "@", ".": true
    default: false
    }
  }

  /// Whether it is a capital letter.
  var isCapital: Bool {
    if value < 0x80 { return (0x41...0x5A).contains(value) }
    return LatinLetter.base(of: self) == nil && properties.isUppercase
  }

  /// Whether it is a digit of any script.
  var isDigit: Bool {
    if value < 0x80 { return (0x30...0x39).contains(value) }
    if value < 0x660 { return false }
    return properties.numericType == .decimal
  }
}
