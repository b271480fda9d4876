/// Letters as they are compared: in lower case, each with its marks as one character (NFC), without
/// what only joins them (underscores, apostrophes, invisible characters).
///
/// Composes Latin letters; the marks of other scripts stay where they are.
func composedLowercase(_ written: some Collection<Unicode.Scalar>) -> [Unicode.Scalar] {
  var letters: [Unicode.Scalar] = []
  letters.reserveCapacity(written.count)
  var marks: [Unicode.Scalar] = []
  for scalar in written {
    if scalar.value < 0x80 || LatinLetter.base(of: scalar) != nil {
      if !marks.isEmpty { compose(&letters, with: &marks) }
      switch scalar.value {
      case 0x41...0x5A: letters.append(Unicode.Scalar(UInt8(scalar.value) + 0x20))
      case 0x5F, 0x27, 0x60: break
      default: letters.append(scalar)
      }
    } else if scalar.isMark {
      marks.append(scalar)
    } else if !scalar.isInvisible && !scalar.isApostrophe {
      if !marks.isEmpty { compose(&letters, with: &marks) }
      for lower in scalar.properties.lowercaseMapping.unicodeScalars {
        if lower.isMark { marks.append(lower) } else { letters.append(lower) }
      }
    }
  }
  if !marks.isEmpty { compose(&letters, with: &marks) }
  return letters
}

/// Sets marks on the last letter in canonical order, each in one character with it where there is one.
private func compose(_ letters: inout [Unicode.Scalar], with marks: inout [Unicode.Scalar]) {
  defer { marks.removeAll(keepingCapacity: true) }
  guard var letter = letters.popLast() else { return letters.append(contentsOf: marks) }
  while let below = LatinLetter.decomposition(of: letter) {
    letter = below.letter
    marks.insert(below.mark, at: 0)
  }
  if marks.count > 1 {
    // `sort` is stable in the standard library, as canonical ordering demands.
    marks.sort { $0.properties.canonicalCombiningClass < $1.properties.canonicalCombiningClass }
  }
  var left: [Unicode.Scalar] = []
  for mark in marks {
    let isBlocked = left.last.map {
      $0.properties.canonicalCombiningClass == mark.properties.canonicalCombiningClass
    }
    if isBlocked != true, let composed = LatinLetter.composing(letter, with: mark) {
      letter = composed
    } else {
      left.append(mark)
    }
  }
  letters.append(letter)
  letters.append(contentsOf: left)
}
