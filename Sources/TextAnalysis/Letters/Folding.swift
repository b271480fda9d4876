/// Letters without their marks: `cỡ` is `co`, `đường` is `duong`, `ß` is `ss`.
///
/// Expects letters in lower case and composed.
func folded(_ letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
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
    var view = UnicodeScalarView()
    view.append(contentsOf: letters)
    self.init(view)
  }
}
