/// A word of a text, in every form under which it can be found.
public struct Word: Sendable, Equatable {
  /// Where the word stands in the text it was read from, in UTF-8 bytes.
  public let range: Range<Int>
  /// The word composed (NFC), in lower case, with the tone mark where the language puts it today; a
  /// name in code without its underscores, so that `dynamicTypeSize` and `dynamic_type_size` meet.
  public let exact: String
  /// The word without its marks: `cỡ` is `co`, `đường` is `duong`.
  public let folded: String
  /// The word without its endings, folded: the stem of the word as written and, where it differs, that
  /// of the word typed without marks; empty where the language has no stems or for identifiers.
  public let stems: [String]
  /// The parts of an identifier in lower case, `dynamicTypeSize` → `dynamic`, `type`, `size`; empty
  /// for other words and for a name of one part (`iOS`).
  public let parts: [String]
  /// Whether the word is a name in code: it has an inner capital, a digit or an underscore.
  public let isIdentifier: Bool

  /// Makes a word from its forms.
  public init(
    range: Range<Int>, exact: String, folded: String, stems: [String] = [], parts: [String] = [],
    isIdentifier: Bool = false
  ) {
    self.range = range
    self.exact = exact
    self.folded = folded
    self.stems = stems
    self.parts = parts
    self.isIdentifier = isIdentifier
  }

  /// The same word at another place.
  func moved(to range: Range<Int>) -> Word {
    Word(
      range: range, exact: exact, folded: folded, stems: stems, parts: parts,
      isIdentifier: isIdentifier)
  }
}
