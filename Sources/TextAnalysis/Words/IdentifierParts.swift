/// Whether letters are a name in code: a capital inside, a digit or an underscore.
///
/// `RELATIVETO` and `Testo` are words, `relativeTo`, `AX5` and `body_size` are names.
func isIdentifier(_ letters: [Unicode.Scalar]) -> Bool {
  var hasSmallLetter = false
  var hasCapital = false
  var hasInnerCapital = false
  var hasDigitOrJoint = false
  for letter in letters {
    switch Kind(letter) {
    case .small: hasSmallLetter = true
    case .capital:
      hasInnerCapital = hasSmallLetter || hasCapital
      hasCapital = true
    case .digit, .joint: hasDigitOrJoint = true
    case .mark: break
    }
  }
  return hasDigitOrJoint ? hasSmallLetter || hasCapital : hasSmallLetter && hasInnerCapital
}

/// The parts of a name in code, as typed: `UIFontMetrics` is `UI`, `Font` and `Metrics`.
///
/// A part begins at an underscore, at a capital after a small letter, at the last of several capitals
/// when a small letter follows, and between letters and digits. The `i` of `iOS` and `iPhone` and the
/// plural `s` of `URLs` stay with their capitals.
func identifierParts(_ letters: [Unicode.Scalar]) -> [ArraySlice<Unicode.Scalar>] {
  var parts: [ArraySlice<Unicode.Scalar>] = []
  var start = 0
  var before = Kind.joint
  for index in letters.indices {
    let kind = Kind(letters[index])
    if kind == .mark { continue }
    if beginsPart(at: index, of: letters, kind: kind, after: before, partBegan: start) {
      if start < index { parts.append(letters[start..<index]) }
      start = index
    }
    if kind == .joint { start = index + 1 }
    before = kind
  }
  if start < letters.count { parts.append(letters[start...]) }
  return parts
}

/// What a character of a name is.
private enum Kind {
  case small, capital, digit, joint, mark

  init(_ scalar: Unicode.Scalar) {
    if scalar == "_" {
      self = .joint
    } else if scalar.isMark || scalar.isInvisible || scalar.isApostrophe {
      self = .mark
    } else if scalar.isDigit {
      self = .digit
    } else {
      self = scalar.isCapital ? .capital : .small
    }
  }
}

private func beginsPart(
  at index: Int, of letters: [Unicode.Scalar], kind: Kind, after before: Kind, partBegan start: Int
) -> Bool {
  switch (before, kind) {
  case (.joint, _): false
  case (_, .joint), (.digit, .small), (.digit, .capital), (.small, .digit), (.capital, .digit): true
  case (.small, .capital): !(start + 1 == index && letters[start] == "i")
  case (.capital, .capital): isLastCapital(at: index, of: letters)
  default: false
  }
}

/// Whether a small letter follows a capital, other than a plural `s` that ends the part.
private func isLastCapital(at index: Int, of letters: [Unicode.Scalar]) -> Bool {
  var following = letters[(index + 1)...].lazy.map { ($0, Kind($0)) }.filter { $0.1 != .mark }
    .makeIterator()
  guard let (letter, kind) = following.next(), kind == .small else { return false }
  return letter != "s" || following.next()?.1 == .small
}
