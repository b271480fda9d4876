/// A directive as it is written in a comment.
struct SuppressionDirective {
  /// What it asks for.
  enum Form: String, CaseIterable {
    case line = "dtkb:ignore"
    case nextLine = "dtkb:ignore-next-line"
    case begin = "dtkb:ignore-begin"
    case end = "dtkb:ignore-end"
    case file = "dtkb:ignore-file"
  }

  /// The word that it begins with.
  let word: String
  /// The ids behind it, each once.
  let rules: [String]
  /// What stands behind the colon; `nil` where nothing does that can be read.
  let reason: String?
  /// Its bytes.
  let range: Range<Int>

  var form: Form? { Form(rawValue: word) }

  /// The word that every directive begins with.
  static let marker = "dtkb:ignore"

  /// Reads the directive that starts at an offset of a comment; `nil` where other words of the comment's line stand
  /// before it, as in prose about it.
  init?(at offset: Int, in comment: Range<Int>, of bytes: [UInt8]) {
    for byte in bytes[comment.lowerBound..<offset].reversed() {
      if byte.endsLine { break }
      guard byte.isBlank || Self.commentMarks.contains(byte) else { return nil }
    }
    let line = bytes[offset..<comment.upperBound].prefix { !$0.endsLine }
    var text = line
    for close in ["*/", "-->"] where text.suffix(close.utf8.count).elementsEqual(close.utf8) {
      text = text.dropLast(close.utf8.count)
    }
    while let last = text.last, last.isBlank { text.removeLast() }
    range = text.startIndex..<text.endIndex

    let wordEnd = text.firstIndex { !($0.isLetterOrDigit || $0 == 0x2D || $0 == 0x3A) }
    var word = String(decoding: text[..<(wordEnd ?? text.endIndex)], as: UTF8.self)
    var rest = Substring(String(decoding: text[(wordEnd ?? text.endIndex)...], as: UTF8.self))
    // `dtkb:ignore: reason` names no rule.
    if word.hasSuffix(":") {
      word.removeLast()
      rest = ":" + rest
    }
    self.word = word
    let separator = Self.separator(in: rest)
    let names = rest[..<(separator?.lowerBound ?? rest.endIndex)]
    var rules: [String] = []
    for name in names.split(whereSeparator: { $0 == "," || $0.isWhitespace }).prefix(64)
    where !rules.contains(String(name)) {
      rules.append(String(name))
    }
    self.rules = rules
    let reason = separator.map { rest[$0.upperBound...] }?.drop { $0.isWhitespace }
    self.reason = reason.flatMap {
      $0.contains { $0.isLetter || $0.isNumber } ? String($0) : nil
    }
  }

  /// What stands between the ids and the reason: a colon, or a dash of two or more.
  private static func separator(in text: Substring) -> Range<Substring.Index>? {
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      if text[index] == ":" || text[index] == "—" || text[index] == "–" { return index..<next }
      if text[index] == "-", next < text.endIndex, text[next] == "-" {
        return index..<(text[next...].firstIndex { $0 != "-" } ?? text.endIndex)
      }
      index = next
    }
    return nil
  }

  /// What a comment begins with: `//`, `/*`, `<!--`, `///`, and the star of a further line.
  private static let commentMarks = Set("/*<!-".utf8)
}

extension UInt8 {
  var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
