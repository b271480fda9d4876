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
}

extension StringProtocol {
  /// The text with plain spaces only.
  var plainlySpaced: String {
    var text = String(self)
    return text.withUTF8 { spaced in
      guard spaced.contains(0xC2) else { return nil }
      return String(unsafeUninitializedCapacity: spaced.count) { plain in
        var count = 0
        for byte in spaced {
          if byte == 0xA0, count > 0, plain[count - 1] == 0xC2 {
            plain[count - 1] = 0x20
          } else {
            plain.initializeElement(at: count, to: byte)
            count += 1
          }
        }
        return count
      }
    } ?? text
  }
}
