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

  /// A look for words in one of these forms.
  public init(for forms: some Collection<String>) {
    let letters = forms.map { folded(composedLowercase($0.unicodeScalars.prefix(3))).prefix(3) }
    hasOtherLetters = letters.contains { $0.isEmpty || $0.contains { $0.value >= 0x80 } }
    var beginnings: [[UInt8]] = []
    for letters in letters {
      let bytes = letters.map { UInt8(truncatingIfNeeded: $0.value) }
      if !beginnings.contains(bytes) { beginnings.append(bytes) }
    }
    self.beginnings = beginnings
  }

  /// Whether a word of the text, or a part of a name in code, may have one of the forms.
  public func mayFindForms(in text: some StringProtocol) -> Bool {
    var text = String(text)
    return text.withUTF8 { mayFindForms(in: $0[...]) }
  }

  /// Whether a word of some UTF-8, or a part of a name in code, may have one of the forms.
  func mayFindForms(in text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    if hasOtherLetters { return true }
    var place = text.startIndex
    while place < text.endIndex {
      for beginning in beginnings where Self.mayBegin(text, at: place, beginning) { return true }
      place += 1
    }
    return false
  }

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
