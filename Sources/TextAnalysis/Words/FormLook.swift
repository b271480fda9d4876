/// A look at the bytes of a text that tells where a word in one of some forms may stand.
///
/// Marking many texts for few words reads letter by letter only there.
///
/// ```swift
/// let look = Analyser.italian.look(for: ["icona"])
/// look.mayFindForms(in: "un’Icòna")  // true
/// look.mayFindForms(in: "il testo")  // false
/// ```
public struct FormLook: Sendable {
  /// The letters, without their marks, that each form begins with.
  private let beginnings: [[UInt8]]
  /// Whether a beginning is the whole word: nothing is added to it, and nothing changes.
  private let areWhole: Bool
  /// Whether a form begins with a letter that is not Latin: then nothing is passed over.
  private let hasOtherLetters: Bool
  /// The bytes at which a beginning may stand, one bit each: its first letter in both cases, and
  /// whatever begins a letter with a mark.
  private let firstBytes: [UInt64]

  /// A look for words in one of these forms.
  ///
  /// - Parameter hasEndings: Whether words of the language end in many ways, so that no more than three
  ///   letters of a form are sure to stand in a text.
  init(for forms: [String], hasEndings: Bool) {
    areWhole = !hasEndings
    let letters = forms.map { form in
      let plain = folded(composedLowercase(Array(form.unicodeScalars)))
      return hasEndings ? Array(plain.prefix(3)) : plain
    }
    hasOtherLetters = letters.contains { $0.isEmpty || $0.contains { $0.value >= 0x80 } }
    var beginnings: [[UInt8]] = []
    for letters in letters {
      let bytes = letters.map { UInt8(truncatingIfNeeded: $0.value) }
      if !beginnings.contains(bytes) { beginnings.append(bytes) }
    }
    self.beginnings = beginnings
    var firstBytes: [UInt64] = [0, 0, 0, ~0]
    for beginning in beginnings {
      guard let first = beginning.first else { continue }
      firstBytes[Int(first >> 6)] |= 1 << UInt64(first & 63)
      if (0x61...0x7A).contains(first) { firstBytes[1] |= 1 << UInt64(first - 0x60) }
    }
    self.firstBytes = firstBytes
  }

  /// Whether a word of the text, or a part of a name in code, may have one of the forms.
  public func mayFindForms(in text: some StringProtocol) -> Bool {
    var text = String(text)
    return text.withUTF8 { firstPlace(in: $0[...]) != nil }
  }

  /// The first place of some UTF-8 at which a word, or a part of a name in code, may have one of
  /// the forms.
  public func firstPlace(in text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    if hasOtherLetters { return text.isEmpty ? nil : text.startIndex }
    return firstBytes.withUnsafeBufferPointer { firstBytes in
      var place = text.startIndex
      // A small letter behind a letter begins neither a word nor a part of a name.
      var isBehindLetter = false
      while place < text.endIndex {
        let byte = text[place]
        if byte < 0x80 {
          let isSmall = Self.isSmall(byte)
          if !(isSmall && isBehindLetter), firstBytes[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1,
            mayFindForms(in: text, at: place, PlainLetter(in: text, at: place))
          {
            return place
          }
          isBehindLetter = isSmall || Self.isSmall(byte | 0x20)
          place += 1
        } else {
          let letter = PlainLetter(in: text, at: place)
          if !(letter.kind == .small && isBehindLetter),
            mayFindForms(in: text, at: place, letter)
          {
            return place
          }
          isBehindLetter = letter.kind == .small || letter.kind == .mark && isBehindLetter
          place = letter.end
        }
      }
      return nil
    }
  }

  private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  private func mayFindForms(
    in text: Slice<UnsafeBufferPointer<UInt8>>, at place: Int, _ first: PlainLetter
  ) -> Bool {
    beginnings.contains { letters in
      switch first.kind {
      case .small, .other:
        first.plain == letters[0] && mayContinue(text, from: first.end, letters, after: 1)
      case .unsure:
        // `ß` is written out as two letters, `đ` as one.
        mayContinue(text, from: first.end, letters, after: 1)
          || mayContinue(text, from: first.end, letters, after: 2)
      case .mark: false
      }
    }
  }

  /// Whether a text may go on with the letters behind the first ones; marks and what joins letters
  /// stand between them, and what is unsure may stand for any.
  private func mayContinue(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, from start: Int, _ letters: [UInt8],
    after count: Int
  ) -> Bool {
    var place = start
    var next = count
    while next < letters.count {
      guard place < text.endIndex else { return false }
      let letter = PlainLetter(in: text, at: place)
      place = letter.end
      switch letter.kind {
      case .mark: continue
      case .unsure: return true
      case .small, .other:
        guard letter.plain == letters[next] else { return false }
        next += 1
      }
    }
    return !areWhole || place == text.endIndex
      || PlainLetter(in: text, at: place).kind != .small
  }
}
