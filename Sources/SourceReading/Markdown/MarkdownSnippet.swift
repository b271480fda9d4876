/// A fenced code block of a Markdown text.
public struct MarkdownSnippet: Sendable, Equatable {
  /// The word after the fence, such as `swift`; empty where there is none.
  public let word: String
  /// Its language, by the word, else by what is in it; nothing for languages that nobody here reads.
  public let language: SourceLanguage?
  /// How its script is read.
  public let dialect: ScriptDialect
  /// The code, in bytes of the document, from its first line to its last.
  public let range: Range<Int>
  /// The whole block with its fences.
  public let fencedRange: Range<Int>

  init(word: String, code range: Range<Int>, fenced fencedRange: Range<Int>, of bytes: [UInt8]) {
    self.word = word
    self.range = range
    self.fencedRange = fencedRange
    switch word.lowercased() {
    case "", "xml": language = SourceLanguage(recognizing: bytes, in: range)
    default: language = SourceLanguage(word: word)
    }
    dialect = ["ts", "typescript"].contains(word.lowercased()) ? .withCasts : .withElements
  }
}
