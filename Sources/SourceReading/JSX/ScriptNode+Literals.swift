extension ScriptNode {
  /// The value of a number, with its sign, as it is written: `16`, `-0.5`, `1_000`, `0x10`, `(2)`.
  public var number: Double? {
    var node = self
    var sign = 1.0
    for _ in 0..<8 {
      switch node.kind {
      case .number: return node.unsignedNumber.map { sign * $0 }
      case .unary where node.isNamed("-"): sign = -sign
      case .unary where node.isNamed("+"), .parenthesized: break
      default: return nil
      }
      guard let child = node.firstChild else { return nil }
      node = child
    }
    return nil
  }

  private var unsignedNumber: Double? {
    let digits = text.filter { $0 != "_" && $0 != "n" }
    return switch digits.prefix(2).lowercased() {
    case "0x": UInt64(digits.dropFirst(2), radix: 16).map { Double($0) }
    case "0o": UInt64(digits.dropFirst(2), radix: 8).map { Double($0) }
    case "0b": UInt64(digits.dropFirst(2), radix: 2).map { Double($0) }
    default: Double(digits.hasSuffix(".") ? String(digits.dropLast()) : digits)
    }
  }

  /// `true` or `false`.
  public var boolean: Bool? {
    kind == .boolean ? text == "true" : nil
  }

  /// Whether it is `null` or `undefined`.
  public var isNothing: Bool {
    kind == .null || kind == .identifier && isNamed("undefined")
  }

  /// What stands between the quotation marks of a string, or the backticks of a template without holes, as it is
  /// written.
  public var string: String? {
    guard let range = contentRange, kind == .string || firstChild == nil else { return nil }
    return tree.bytes.text(range)
  }

  /// The bytes between the quotation marks of a string or the backticks of a template.
  public var contentRange: Range<Int>? {
    guard kind == .string || kind == .template else { return nil }
    let range = self.range
    guard let first = tree.bytes[range].first else { return nil }
    let isClosed = range.count > 1 && tree.bytes[range].last == first
    return range.lowerBound + 1..<(isClosed ? range.upperBound - 1 : range.upperBound)
  }
}
