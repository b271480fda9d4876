/// A look at the bytes of a text that tells where a word in one of some forms may stand.
///
/// Marking many texts for few words reads letter by letter only there.
///
/// ```swift
/// FormLook(for: ["icona"]).mayFindForms(in: "un’Icòna")  // true
/// FormLook(for: ["icona"]).mayFindForms(in: "il testo")  // false
/// ```
public struct FormLook: Sendable {
  /// The letters, without their marks, that each form begins with: three at the most, as endings differ.
  private let beginnings: [[UInt8]]
  /// Whether a form begins with a letter that is not Latin: then nothing is passed over.
  private let hasOtherLetters: Bool
  /// The bytes at which a beginning may stand, one bit each: its first letter in both cases, and
  /// whatever begins a letter with a mark.
  private let firstBytes: [UInt64]

  /// A look for words in one of these forms.
  public init(for forms: [String]) {
    let letters = forms.map { folded(composedLowercase($0.unicodeScalars.prefix(3))).prefix(3) }
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
  func firstPlace(in text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    if hasOtherLetters { return text.isEmpty ? nil : text.startIndex }
    return firstBytes.withUnsafeBufferPointer { firstBytes in
      var place = text.startIndex
      var before: UInt8 = 0
      while place < text.endIndex {
        let byte = text[place]
        // A small letter behind a letter begins neither a word nor a part of a name.
        let isInside = Self.isSmall(byte) && Self.isSmall(before | 0x20)
        before = byte
        if !isInside, firstBytes[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1 {
          for beginning in beginnings where Self.mayBegin(text, at: place, beginning) {
            return place
          }
        }
        place += 1
      }
      return nil
    }
  }

  private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  /// Whether a text may begin with these letters at a place, its capitals and marks aside.
  private static func mayBegin(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, at place: Int, _ letters: [UInt8]
  ) -> Bool {
    switch text[place] {
    case 0..<0x80: return continues(text, from: place, letters[...])
    case 0x80..<0xC0: return false
    default:
      var next = place + 1
      while next < text.endIndex, text[next] & 0xC0 == 0x80 { next += 1 }
      // `ß` is written out as two letters, `đ` as one.
      return continues(text, from: next, letters.dropFirst())
        || continues(text, from: next, letters.dropFirst(2))
    }
  }

  /// Whether a text goes on with these letters; a mark or what joins letters may stand for any.
  private static func continues(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, from start: Int, _ letters: ArraySlice<UInt8>
  ) -> Bool {
    var place = start
    for letter in letters {
      guard place < text.endIndex else { return false }
      switch text[place] {
      case letter: break
      case 0x41...0x5A where text[place] + 0x20 == letter: break
      case 0x80..., UInt8(ascii: "_"), UInt8(ascii: "'"), UInt8(ascii: "`"):
        return place > text.startIndex
      default: return false
      }
      place += 1
    }
    return true
  }
}
