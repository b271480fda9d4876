/// The words that an analyser has read: one that comes again is not analysed again.
///
/// ```swift
/// var lexicon = Lexicon(.english)
/// lexicon.words(in: "text grows with the text").count  // 5
/// ```
public struct Lexicon: Sendable {
  private let analyser: Analyser
  /// Each word as it was found first, by its spelling.
  private var known: [String: Word] = [:]

  /// Makes a lexicon without words.
  public init(_ analyser: Analyser) {
    self.analyser = analyser
  }

  /// The words of a text, in its order: those of ``Analyser/words(in:)``.
  public mutating func words(in text: String) -> [Word] {
    analyser.words(in: text, known: &known)
  }
}
