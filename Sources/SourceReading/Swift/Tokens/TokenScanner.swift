/// Cuts the bytes of a Swift text into tokens and comments, in one pass that never fails.
///
/// Brackets, and the parts of a string around its interpolations, are matched on the way: every later stage
/// can step over a group without looking into it.
struct TokenScanner {
  var tokens: [Token] = []
  var comments: [Comment] = []
  /// The words, those in backticks without them.
  private(set) var words = WordSieve()
  var repairs: Set<Repair> = []
  var position = 0
  var traits: Token.Traits = [.startsLine, .afterSpace]
  var brackets = OpenBrackets()
  private let keywords = KeywordTable.shared

  /// Reads the text from a byte to its last one.
  mutating func scan(_ bytes: Span<UInt8>, from start: Int = 0) {
    position = start
    tokens.reserveCapacity((bytes.count - start) / 5 + 16)
    skipByteOrderMarkAndShebang(bytes)
    while position < bytes.count { scanToken(bytes) }
  }

  private mutating func scanToken(_ bytes: Span<UInt8>) {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 0x0B, 0x0C:
      position = bytes.endOfSpaces(from: position + 1)
      traits.insert(.afterSpace)
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      position += 1
      traits = [.afterSpace, .startsLine]
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      scanWord(bytes)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      scanNumber(bytes)
    case UInt8(ascii: "\""):
      scanString(bytes, numberSigns: 0)
    case UInt8(ascii: "#"):
      scanNumberSign(bytes)
    case UInt8(ascii: "("):
      open(.leftParenthesis, bytes)
    case UInt8(ascii: "["):
      open(.leftSquare, bytes)
    case UInt8(ascii: "{"):
      open(.leftBrace, bytes)
    case UInt8(ascii: ")"):
      if let string = brackets.closeInterpolation() {
        continueString(bytes, string)
      } else {
        close(.rightParenthesis, bytes)
      }
    case UInt8(ascii: "]"):
      close(.rightSquare, bytes)
    case UInt8(ascii: "}"):
      close(.rightBrace, bytes)
    case UInt8(ascii: ","):
      append(.comma, length: 1, bytes)
    case UInt8(ascii: ";"):
      append(.semicolon, length: 1, bytes)
    case UInt8(ascii: ":"):
      append(.colon, length: 1, bytes)
    case UInt8(ascii: "@"):
      append(.at, length: 1, bytes)
    case UInt8(ascii: "\\"):
      append(.backslash, length: 1, bytes)
    case UInt8(ascii: "`"):
      scanQuotedWord(bytes)
    case UInt8(ascii: "/"):
      scanSlash(bytes)
    case UInt8(ascii: "."):
      scanPeriod(bytes)
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
      UInt8(ascii: "?"):
      scanOperator(bytes)
    case 0x80...:
      scanBeyondASCII(bytes)
    default:
      append(.unknown, length: 1, bytes)
    }
  }

  // MARK: - Words and numbers

  mutating func scanWord(_ bytes: Span<UInt8>) {
    let start = position
    var end = bytes.endOfWord(from: start)
    var word = bytes.packed(start..<end)
    while end < bytes.count, bytes[end] >= 0x80, let scalar = Unicode.Scalar(bytes, at: end),
      scalar.isWordScalar
    {
      let next = end + scalar.utf8Count
      end = bytes.endOfWord(from: next)
      word = bytes.packed(next..<end)
    }
    if end == start {
      end += 1
    }
    position = end
    words.insert(word)
    let keyword = Self.keyword(word, start..<end, bytes, among: keywords)
    append(.word, keyword: keyword, from: start, bytes)
  }

  private static func keyword(
    _ word: UInt64, _ range: Range<Int>, _ bytes: Span<UInt8>, among keywords: KeywordTable
  ) -> Keyword {
    guard range.count > 1, range.count <= KeywordTable.longest else { return .none }
    let keyword = keywords.keyword(word, length: range.count)
    guard keyword != .none, range.count > 8 else { return keyword }
    var index = range.lowerBound
    for byte in keyword.rawValue.utf8 {
      if bytes[index] != byte { return .none }
      index += 1
    }
    return keyword
  }

  private mutating func scanQuotedWord(_ bytes: Span<UInt8>) {
    let start = position
    var index = position + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "`"), !Self.isLineBreak(bytes[index]) {
      index += 1
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: "`"), index > start + 1 {
      position = index + 1
      traits.insert(.isQuoted)
      let word = bytes.extracting(start + 1..<index)
      words.insert(word.withUnsafeBufferPointer { WordSieve.packed($0) })
      append(.word, from: start, bytes)
    } else {
      append(.unknown, length: 1, bytes)
    }
  }

  private mutating func scanNumber(_ bytes: Span<UInt8>) {
    let start = position
    var index = position
    let isHexadecimal =
      bytes[index] == UInt8(ascii: "0") && index + 1 < bytes.count
      && bytes[index + 1] == UInt8(ascii: "x")
    // After a period it is the index of a tuple, as in `pair.0.1`.
    var mayHaveFraction = tokens.last?.kind != .period || traits.contains(.afterSpace)
    while index < bytes.count {
      let byte = bytes[index]
      if Self.isWordByte(byte), byte != UInt8(ascii: "$") {
        index += 1
        let isExponent =
          isHexadecimal ? byte | 0x20 == UInt8(ascii: "p") : byte | 0x20 == UInt8(ascii: "e")
        if isExponent, index < bytes.count,
          bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+")
        {
          index += 1
        }
      } else if byte == UInt8(ascii: "."), mayHaveFraction, index + 1 < bytes.count,
        Self.isDigit(bytes[index + 1], hexadecimal: isHexadecimal)
      {
        mayHaveFraction = false
        index += 1
      } else {
        break
      }
    }
    position = index
    append(.number, from: start, bytes)
  }

  // MARK: - Tokens

  mutating func append(_ kind: TokenKind, length: Int, _ bytes: Span<UInt8>) {
    let start = position
    position += length
    append(kind, from: start, bytes)
  }

  mutating func append(
    _ kind: TokenKind, keyword: Keyword = .none, from start: Int, _ bytes: Span<UInt8>
  ) {
    if position >= bytes.count || Self.isSpace(at: position, bytes) { traits.insert(.beforeSpace) }
    tokens.append(Token(kind: kind, keyword: keyword, traits: traits, start: start, end: position))
    traits = []
  }

  private mutating func open(_ kind: TokenKind, _ bytes: Span<UInt8>) {
    brackets.open(kind, token: tokens.count)
    append(kind, length: 1, bytes)
  }

  private mutating func close(_ kind: TokenKind, _ bytes: Span<UInt8>) {
    let opener = brackets.close(kind)
    append(kind, length: 1, bytes)
    if let opener { pair(opener, tokens.count - 1) }
  }

  mutating func pair(_ opener: Int, _ closer: Int) {
    tokens[opener].match = UInt32(truncatingIfNeeded: closer)
    tokens[closer].match = UInt32(truncatingIfNeeded: opener)
  }

  // MARK: - Bytes

  static func isWordByte(_ byte: UInt8) -> Bool {
    // A bit for each byte: digits and the dollar sign below 64, letters and the underscore above.
    let bit: UInt64 = 1 &<< UInt64(byte & 63)
    return byte < 64
      ? bit & 0x03FF_0010_0000_0000 != 0 : byte < 128 && bit & 0x07FF_FFFE_87FF_FFFE != 0
  }

  private static func isDigit(_ byte: UInt8, hexadecimal: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): hexadecimal
    default: false
    }
  }

  static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Whether white space or a comment starts at an index.
  static func isSpace(at index: Int, _ bytes: Span<UInt8>) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0, 0x0B,
      0x0C:
      true
    case UInt8(ascii: "/"):
      index + 1 < bytes.count
        && (bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*"))
    case 0xC2, 0xE2, 0xE3, 0xEF:
      Unicode.Scalar(bytes, at: index)?.isSpaceScalar ?? false
    default: false
    }
  }
}
