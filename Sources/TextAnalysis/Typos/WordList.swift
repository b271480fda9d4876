/// Words in one stretch of bytes, as one reads them fastest: a word a line, behind it, where it is spelt
/// otherwise, a space and its spelling.
///
/// ```swift
/// let list = WordList([("relative", "relative"), ("relativeto", "relativeTo")])
/// String(decoding: list.bytes, as: UTF8.self)  // "relative\nrelativeto relativeTo\n"
/// ```
public struct WordList: Sendable, Equatable {
  /// The lines in UTF-8.
  public let bytes: [UInt8]

  /// A list of some bytes; any bytes are a list.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A list of words and their spellings, neither of which has white space.
  public init(_ words: [(word: String, spelling: String)]) {
    var bytes: [UInt8] = []
    for (word, spelling) in words {
      bytes += word.utf8
      if word != spelling {
        bytes.append(Self.space)
        bytes += spelling.utf8
      }
      bytes.append(Self.lineEnd)
    }
    self.bytes = bytes
  }

  /// The words and their spellings, in the order of the list.
  public var words: [(word: String, spelling: String)] {
    bytes.split(separator: Self.lineEnd).map { line in
      let parts = line.split(separator: Self.space).map { String(decoding: $0, as: UTF8.self) }
      return (parts.first ?? "", parts.last ?? "")
    }
  }

  static let space = UInt8(ascii: " ")
  static let lineEnd = UInt8(ascii: "\n")
}
