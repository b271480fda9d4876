/// A Markdown text as far as code goes: its fenced code blocks.
///
/// Fences may stand in lists and quotes, be longer than what they hold, and stay open. Code that is only
/// indented is prose here.
///
/// ```swift
/// let document = MarkdownDocument(reading: bytes)
/// for snippet in document.snippets where snippet.language == .script {
///   ScriptTree(reading: document.bytes, in: snippet.range)
/// }
/// ```
///
/// A snippet is read where it stands, so that every position is one in the document.
public struct MarkdownDocument: Sendable {
  /// The text, in which the quotation marks `>` before the lines of snippets are blanks.
  public let bytes: [UInt8]
  /// Its snippets, in reading order.
  public let snippets: [MarkdownSnippet]
  /// What could not be read as it stands, at most a hundred parts.
  public let unread: [UnreadPart]

  /// Reads a text in UTF-8.
  public init(reading bytes: [UInt8]) {
    var reader = MarkdownReader(bytes)
    reader.read()
    self.bytes = reader.readableBytes
    self.snippets = reader.snippets
    self.unread = reader.unread.parts
  }
}
