import DTKBSourceReading

extension SwiftTree {
  /// A short text of code for a message: on one line, cut where it is long.
  func excerpt(_ range: Range<Int>) -> String {
    let words = text(range.prefix(200)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 40 ? words.prefix(39) + "…" : words
  }
}
