/// A text that does no harm to a terminal: what would move the cursor, change colours or turn the
/// direction of writing is shown instead of done.
///
/// ```swift
/// visible("\u{1B}[2J")  // "␛[2J"
/// ```
func visible(_ text: some StringProtocol) -> String {
  let text = String(text)
  let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
    bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }
  if isPlain == true { return text }
  var shown = ""
  for scalar in text.unicodeScalars {
    if let sign = scalar.sign {
      shown += sign
    } else {
      shown.unicodeScalars.append(scalar)
    }
  }
  return shown
}

/// A text of several lines that does no harm to a terminal; its tabs stay.
func visibleLines(_ text: String) -> String {
  text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
    line.split(separator: "\t", omittingEmptySubsequences: false).map { visible($0) }
      .joined(separator: "\t")
  }.joined(separator: "\n")
}

extension Unicode.Scalar {
  /// What is shown for a control character; `nil` for every other.
  var sign: String? {
    switch value {
    case 0...0x1F: Unicode.Scalar(0x2400 + value).map { String(Character($0)) }
    case 0x7F: "␡"
    case 0x80...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      "<U+\(hexadecimal)>"
    default: nil
    }
  }

  /// The scalar's number in at least four hexadecimal digits.
  var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

/// A path as an error quotes it: harmless and whole.
func quoted(path: String) -> String { "'" + visible(path) + "'" }

/// A user's own word as an error quotes it: harmless, on one line, and not longer than a line.
func quoted(_ word: some StringProtocol) -> String {
  let start = word.prefix(61)
  return "'" + visible(start.prefix(60)) + (start.count > 60 ? "…" : "") + "'"
}
