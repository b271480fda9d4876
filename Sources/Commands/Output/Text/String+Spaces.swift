extension String {
  /// So many spaces; none for a negative number.
  static func spaces(_ count: Int) -> String { row(of: UInt8(ascii: " "), count) }

  /// A sign of ASCII so many times; none for a negative number.
  ///
  /// Written at once, where `String(repeating:count:)` adds one sign after the other.
  static func row(of sign: UInt8, _ count: Int) -> String {
    guard count > 0 else { return "" }
    return String(unsafeUninitializedCapacity: count) { bytes in
      bytes.baseAddress?.initialize(repeating: sign, count: count)
      return count
    }
  }
}
