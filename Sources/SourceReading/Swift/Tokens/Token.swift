/// A word, sign or literal of a Swift text, as a range of its bytes.
public struct Token: Sendable {
  /// The first byte.
  @inlinable public var start: Int { Int(first) }
  /// One past the last byte.
  @inlinable public var end: Int { Int(last) }
  /// What it is.
  public let kind: TokenKind
  /// The keyword it spells, or `.none`.
  public let keyword: Keyword
  /// What stands before it and how it is written.
  public let traits: Traits

  /// The token that closes what this one opens, or opens what this one closes.
  public var partner: Int? { match == Token.noMatch ? nil : Int(match) }

  @usableFromInline let first: UInt32
  @usableFromInline let last: UInt32
  var match: UInt32 = Token.noMatch

  static let noMatch = UInt32.max

  init(kind: TokenKind, keyword: Keyword = .none, traits: Traits, start: Int, end: Int) {
    self.kind = kind
    self.keyword = keyword
    self.traits = traits
    self.first = UInt32(truncatingIfNeeded: start)
    self.last = UInt32(truncatingIfNeeded: end)
  }

  /// What stands before a token and how it is written.
  public struct Traits: OptionSet, Sendable {
    /// The traits as bits.
    public let rawValue: UInt8

    /// Makes traits from their bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// White space or a comment stands before it.
    public static let afterSpace = Traits(rawValue: 1)
    /// It is the first token of its line.
    public static let startsLine = Traits(rawValue: 2)
    /// White space or a comment stands after it.
    public static let beforeSpace = Traits(rawValue: 4)
    /// An identifier in backticks.
    public static let isQuoted = Traits(rawValue: 8)
    /// A string over several lines.
    public static let isMultiline = Traits(rawValue: 16)
    /// A literal in number signs.
    public static let isRaw = Traits(rawValue: 32)
    /// A literal that nothing closes.
    public static let isOpen = Traits(rawValue: 64)
  }
}
