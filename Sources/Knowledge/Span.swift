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
  /// Takes time in proportion to the sentence, whatever stands in it.
  ///
  /// ```swift
  /// Span.spans(in: "use `.body`")  // [.words("use "), .code(".body")]
  /// ```
  public static func spans(in sentence: String) -> [Span] {
    var reader = SpanReader(sentence)
    return reader.spans()
  }
}

/// Reads the marks of one sentence, byte by byte: all of them are ASCII.
private struct SpanReader {
  private let bytes: [UInt8]
  private var position = 0
  private var braces = Mark("}", isDouble: true)
  private var backtick = Mark("`")
  private var asterisks = Mark("*", isDouble: true)
  private var bracket = Mark("]")

  init(_ sentence: String) {
    bytes = Array(sentence.utf8)
  }

  mutating func spans() -> [Span] {
    var spans: [Span] = []
    var plain = 0
    while position < bytes.count {
      let start = position
      guard Self.isMark(bytes[start]), let span = marked() else {
        position = start + 1
        continue
      }
      if plain < start { spans.append(.words(text(plain..<start))) }
      spans.append(span)
      plain = position
    }
    if plain < bytes.count { spans.append(.words(text(plain..<bytes.count))) }
    return spans
  }

  /// The span that begins here; the position moves behind it.
  private mutating func marked() -> Span? {
    if opens("`"), let code = enclosed(by: 1, backtick.next(from: position + 1, in: bytes)) {
      return .code(code)
    }
    if opens("**"), let words = enclosed(by: 2, asterisks.next(from: position + 2, in: bytes)) {
      return .strong(words)
    }
    if opens("{{"), let words = enclosed(by: 2, braces.next(from: position + 2, in: bytes)),
      let figure = Directive(words: words[...])
    {
      return .figure(figure)
    }
    return opens("[") ? link() : nil
  }

  private func opens(_ mark: String) -> Bool {
    bytes[position...].starts(with: mark.utf8)
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "{"), UInt8(ascii: "["): true
    default: false
    }
  }

  /// What stands between here and the closing mark, where both marks are as wide.
  private mutating func enclosed(by width: Int, _ end: Int?) -> String? {
    guard let end, end > position + width else { return nil }
    defer { position = end + width }
    return text(position + width..<end)
  }

  private mutating func link() -> Span? {
    let start = position + 1
    guard let end = bracket.next(from: start, in: bytes), end > start,
      end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "("),
      let targetEnd = targetEnd(from: end + 2)
    else { return nil }
    position = targetEnd + 1
    return .link(text(start..<end), target: text(end + 2..<targetEnd))
  }

  /// Where the target of a link ends.
  ///
  /// Addresses of documentation hold parentheses, as in `custom(_:size:)`, so that these nest; the
  /// limit keeps a sentence of nothing but openings from being read again and again.
  private func targetEnd(from start: Int) -> Int? {
    var depth = 0
    for index in start..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("):
        depth += 1
        if depth > 16 { return nil }
      case UInt8(ascii: ")"):
        if depth == 0 { return index > start ? index : nil }
        depth -= 1
      case 0...UInt8(ascii: " "):
        return nil
      default: break
      }
    }
    return nil
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

/// A closing mark, which is looked for from ever later places and never twice over the same bytes.
private struct Mark {
  private let byte: UInt8
  private let isDouble: Bool
  private var found = -1

  /// A mark of one character, or of the same one twice.
  init(_ character: Unicode.Scalar, isDouble: Bool = false) {
    byte = UInt8(ascii: character)
    self.isDouble = isDouble
  }

  mutating func next(from start: Int, in text: [UInt8]) -> Int? {
    if found < start {
      found = start
      while found < text.count, !stands(at: found, in: text) { found += 1 }
    }
    return found < text.count ? found : nil
  }

  private func stands(at index: Int, in text: [UInt8]) -> Bool {
    text[index] == byte && (!isDouble || index + 1 < text.count && text[index + 1] == byte)
  }
}
