/// Letters without their marks: `cỡ` is `co`, `đường` is `duong`, `ß` is `ss`.
///
/// Expects letters in lower case and composed.
func folded(_ letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
  guard letters.contains(where: { $0.value >= 0x80 }) else { return letters }
  var plain: [Unicode.Scalar] = []
  plain.reserveCapacity(letters.count)
  for letter in letters {
    if letter.value < 0x80 {
      plain.append(letter)
    } else if let base = LatinLetter.base(of: letter) {
      plain.append(base)
    } else if let spelling = LatinLetter.spelledOut(letter) {
      plain.append(contentsOf: spelling.unicodeScalars)
    } else if !letter.isMark {
      plain.append(letter)
    }
  }
  return plain
}

extension String {
  /// Text from letters.
  init(_ letters: [Unicode.Scalar]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count * 2)
    for letter in letters {
      if letter.value < 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: letter.value))
      } else {
        for byte in UTF8.encode(letter) ?? UTF8.encodedReplacementCharacter { bytes.append(byte) }
      }
    }
    self.init(decoding: bytes, as: UTF8.self)
  }
}
