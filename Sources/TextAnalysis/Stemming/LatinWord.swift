/// A word in the letters of Latin-1, one byte a letter, as a stemmer shortens it.
///
/// The letters of Italian, Spanish and English all are in Latin-1; a word with another letter is none
/// of theirs.
struct LatinWord {
  /// The letters that are left.
  var letters: [UInt8]

  /// Makes a word from lower-case, composed letters, `nil` where one has no place in Latin-1 or, as
  /// `æ`, no single letter under its marks.
  init?(_ scalars: [Unicode.Scalar]) {
    letters = []
    letters.reserveCapacity(scalars.count)
    for scalar in scalars {
      guard let letter = UInt8(exactly: scalar.value),
        letter < 0x80 || LatinLetter.base(of: scalar) != nil
      else { return nil }
      letters.append(letter)
    }
  }

  /// The letters without their marks, as text.
  var folded: String {
    var plain = letters
    for index in plain.indices where plain[index] >= 0x80 {
      if let base = LatinLetter.base(of: Unicode.Scalar(plain[index])) {
        plain[index] = UInt8(truncatingIfNeeded: base.value)
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  /// The last eight letters, the last one in the lowest byte.
  var tail: UInt64 {
    var tail: UInt64 = 0
    for letter in letters.suffix(8) { tail = tail << 8 | UInt64(letter) }
    return tail
  }

  /// Whether the word ends in a suffix.
  func ends(in suffix: Suffix) -> Bool { suffix.isEnd(of: tail) }

  /// Where a suffix that the word ends in begins.
  func start(of suffix: Suffix) -> Int { letters.count - suffix.count }

  /// Takes a suffix away that the word ends in.
  mutating func remove(_ suffix: Suffix) { letters.removeLast(suffix.count) }

  /// Takes a suffix away if the word ends in it and it begins at or after a place.
  @discardableResult
  mutating func remove(_ suffix: Suffix, from place: Int) -> Bool {
    guard ends(in: suffix), start(of: suffix) >= place else { return false }
    remove(suffix)
    return true
  }

  /// Adds an ending.
  mutating func append(_ ending: Suffix) {
    for index in (0..<ending.count).reversed() {
      letters.append(UInt8(truncatingIfNeeded: ending.bits >> (8 * index)))
    }
  }
}

/// An ending of at most eight Latin-1 letters, held in one number so that it compares in one step.
struct Suffix: ExpressibleByStringLiteral, Sendable {
  /// The letters, the last one in the lowest byte.
  private(set) var bits: UInt64 = 0
  /// How many letters it has.
  private(set) var count = 0

  /// Makes an ending without letters.
  init() {}

  init(stringLiteral letters: String) {
    for letter in letters.unicodeScalars { append(letter) }
  }

  /// Adds a letter of Latin-1 at the end.
  mutating func append(_ letter: Unicode.Scalar) {
    bits = bits << 8 | UInt64(UInt8(truncatingIfNeeded: letter.value))
    count += 1
  }

  /// The letter at its end, as a number.
  var lastLetter: Int { Int(bits & 0xFF) }

  /// Whether a word whose last eight letters are given ends in it.
  func isEnd(of tail: UInt64) -> Bool {
    count == 8 ? tail == bits : tail & (1 << (8 * UInt64(count)) - 1) == bits
  }
}

/// A set of Latin-1 letters.
struct LetterSet: ExpressibleByStringLiteral, Sendable {
  private let holds: [Bool]

  init(stringLiteral letters: String) {
    var holds = [Bool](repeating: false, count: 256)
    for letter in letters.unicodeScalars where letter.value < 256 {
      holds[Int(letter.value)] = true
    }
    self.holds = holds
  }

  /// Whether a letter is one of them.
  func contains(_ letter: UInt8) -> Bool { holds[Int(letter)] }
}
