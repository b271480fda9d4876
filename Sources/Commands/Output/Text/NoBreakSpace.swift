extension Character {
  /// A space at which no line is broken.
  static let noBreakSpace: Character = "\u{A0}"
}

extension String {
  /// What stands between the items of a row; a line may be broken behind it, not before.
  static let separator = "\u{A0}· "

  /// The text with its spaces made such that no line is broken at them.
  var unbroken: String {
    utf8.contains(0x20)
      ? split(separator: " ", omittingEmptySubsequences: false).joined(separator: "\u{A0}") : self
  }

  /// The text with plain spaces only.
  var plainlySpaced: String {
    guard utf8.contains(0xC2) else { return self }
    var plain: [UInt8] = []
    plain.reserveCapacity(utf8.count)
    for byte in utf8 {
      if byte == 0xA0, plain.last == 0xC2 {
        plain[plain.count - 1] = 0x20
      } else {
        plain.append(byte)
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}
