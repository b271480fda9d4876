/// A stretch of a sentence in an entry's text.
public enum Span: Sendable, Equatable {
  /// Plain words.
  case words(String)
  /// A name in code, written between backticks.
  case code(String)
  /// Words that carry weight, written between double asterisks.
  case strong(String)
  /// Words that lead somewhere; the target is an `https` address or an entry's id.
  case link(String, target: String)
  /// A figure that the engine computes.
  case figure(Directive)
}

extension Span {
  /// Reads a sentence; a mark without its partner is plain text.
  ///
  /// ```swift
  /// Span.spans(in: "use `.body`")  // [.words("use "), .code(".body")]
  /// ```
  public static func spans(in sentence: String) -> [Span] {
    var spans: [Span] = []
    var plain = ""
    var rest = sentence[...]
    while !rest.isEmpty {
      if let (span, after) = marked(at: rest) {
        if !plain.isEmpty { spans.append(.words(plain)) }
        plain = ""
        spans.append(span)
        rest = after
      } else {
        plain.append(rest.removeFirst())
      }
    }
    if !plain.isEmpty { spans.append(.words(plain)) }
    return spans
  }

  private static func marked(at text: Substring) -> (Span, Substring)? {
    if let (words, rest) = enclosed("{{", "}}", at: text), let figure = Directive(words: words) {
      return (.figure(figure), rest)
    }
    if let (code, rest) = enclosed("`", "`", at: text) { return (.code(String(code)), rest) }
    if let (words, rest) = enclosed("**", "**", at: text) { return (.strong(String(words)), rest) }
    if let (words, rest) = enclosed("[", "](", at: text), let end = rest.firstIndex(of: ")") {
      return (.link(String(words), target: String(rest[..<end])), rest[rest.index(after: end)...])
    }
    return nil
  }

  /// What stands between two marks, where the text begins with the first one.
  private static func enclosed(
    _ open: String, _ close: String, at text: Substring
  ) -> (Substring, Substring)? {
    guard text.hasPrefix(open) else { return nil }
    let inner = text.dropFirst(open.count)
    var start = inner.startIndex
    while start < inner.endIndex {
      if inner[start...].hasPrefix(close) {
        guard start > inner.startIndex else { return nil }
        return (inner[..<start], inner[start...].dropFirst(close.count))
      }
      start = inner.index(after: start)
    }
    return nil
  }
}
