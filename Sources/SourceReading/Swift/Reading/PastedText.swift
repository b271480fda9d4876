/// A text as it was copied from a page, with what the page put around the code blanked out.
///
/// Every byte stays at its place: line numbers, diff marks and `<br>` become spaces, so positions hold for the text
/// as it was given. Only a text that shows such marks from its first lines on is touched.
struct PastedText {
  private(set) var bytes: [UInt8]
  private(set) var repairs: Set<Repair> = []

  /// Where lines start and end, for the lines that tell what a text is.
  private typealias Line = Range<Int>

  private let range: Range<Int>

  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    self.range = range ?? 0..<bytes.count
    let head = Self.firstLines(of: bytes.span, in: self.range, most: 24)
    if Self.areNumbered(head, in: bytes) { blankLineNumbers() }
    if Self.showDiff(head, in: bytes) { blankDiffMarks() }
    if Self.endWithTags(head, in: bytes) { blankLineBreakTags() }
  }

  /// The first lines that are not blank, without what ends them; long ones only as far as they tell something.
  private static func firstLines(
    of bytes: Span<UInt8>, in range: Range<Int>, most: Int
  ) -> [Line] {
    var lines: [Line] = []
    var start = range.lowerBound
    // Nobody pastes lines longer than this with numbers before them.
    let end = min(range.upperBound, start + 1 << 14)
    while start < end, lines.count < most {
      var text = start
      while text < end, bytes[text] == UInt8(ascii: " ") || bytes[text] == UInt8(ascii: "\t") {
        text += 1
      }
      let lineEnd = bytes.lineBreak(in: text..<end)
      if text < lineEnd { lines.append(start..<lineEnd) }
      start = lineEnd + 1
    }
    return lines
  }

  private var lines: [Line] {
    var lines: [Line] = []
    var start = range.lowerBound
    for index in range
    where bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r") {
      lines.append(start..<index)
      start = index + 1
    }
    lines.append(start..<range.upperBound)
    return lines
  }

  // MARK: - Line numbers

  /// A number at the start of a line, and what the page put behind it.
  private static func lineNumber(_ line: Line, in bytes: [UInt8]) -> (number: Int, end: Int)? {
    var index = line.lowerBound
    while index < line.upperBound,
      bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
    { index += 1 }
    let start = index
    var number = 0
    while index < line.upperBound, index - start < 6, bytes[index] >= UInt8(ascii: "0"),
      bytes[index] <= UInt8(ascii: "9")
    {
      number = number * 10 + Int(bytes[index] - UInt8(ascii: "0"))
      index += 1
    }
    guard index > start else { return nil }
    if index == line.upperBound { return (number, index) }
    switch bytes[index] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "|"), UInt8(ascii: ":"):
      return (number, index + 1)
    // `12. let a` is numbered, `12.5` and `1...3` are code.
    case UInt8(ascii: "."):
      guard index + 1 < line.upperBound, bytes[index + 1] == UInt8(ascii: " ") else { return nil }
      return (number, index + 1)
    default: return nil
    }
  }

  private static func areNumbered(_ lines: [Line], in bytes: [UInt8]) -> Bool {
    guard lines.count >= 2 else { return false }
    let numbers = lines.map { lineNumber($0, in: bytes)?.number }
    guard let first = numbers[0] else { return false }
    var last = first - 1
    for number in numbers {
      guard let number, number > last, number <= last + 8 else { return false }
      last = number
    }
    return true
  }

  private mutating func blankLineNumbers() {
    repairs.insert(.lineNumbers)
    for line in lines {
      if let (_, end) = Self.lineNumber(line, in: bytes) { blank(line.lowerBound..<end) }
    }
  }

  // MARK: - Diffs

  private static func showDiff(_ lines: [Line], in bytes: [UInt8]) -> Bool {
    guard let first = lines.first else { return false }
    if starts(first, with: "@@ -", in: bytes) || starts(first, with: "diff --git ", in: bytes)
      || starts(first, with: "--- ", in: bytes) && lines.count > 1
        && starts(lines[1], with: "+++ ", in: bytes)
    {
      return true
    }
    // Without a head, every line must bear a mark, and one of them must add or take away.
    guard lines.count >= 2 else { return false }
    let marks = lines.map { bytes[$0.lowerBound] }
    let isMarked = marks.allSatisfy {
      $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ")
    }
    return isMarked && marks[0] != UInt8(ascii: " ")
  }

  private mutating func blankDiffMarks() {
    repairs.insert(.diffMarks)
    for line in lines where !line.isEmpty {
      let isHead = ["diff --git ", "index ", "--- ", "+++ ", "@@ -", "\\ No newline"].contains {
        Self.starts(line, with: $0, in: bytes)
      }
      switch bytes[line.lowerBound] {
      case _ where isHead: blank(line)
      // What a diff takes away is no longer in the code.
      case UInt8(ascii: "-"): blank(line)
      case UInt8(ascii: "+"): blank(line.prefix(1))
      default: continue
      }
    }
  }

  private static func starts(_ line: Line, with text: StaticString, in bytes: [UInt8]) -> Bool {
    guard line.count >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { buffer in
      zip(line, buffer).allSatisfy { bytes[$0] == $1 }
    }
  }

  // MARK: - Tags

  /// The bytes of a `<br>` that ends a line.
  private static func lineBreakTag(_ line: Line, in bytes: [UInt8]) -> Range<Int>? {
    var end = line.upperBound
    while end > line.lowerBound, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    guard end > line.lowerBound, bytes[end - 1] == UInt8(ascii: ">") else { return nil }
    for tag in ["<br>", "<br/>", "<br />"] where end - line.lowerBound >= tag.utf8.count {
      let start = end - tag.utf8.count
      if zip(start..<end, tag.utf8).allSatisfy({ bytes[$0] | 0x20 == $1 | 0x20 }) {
        return start..<end
      }
    }
    return nil
  }

  private static func endWithTags(_ lines: [Line], in bytes: [UInt8]) -> Bool {
    let tagged = lines.count { lineBreakTag($0, in: bytes) != nil }
    return tagged > 0 && tagged * 2 >= lines.count - 1
  }

  private mutating func blankLineBreakTags() {
    repairs.insert(.lineBreakTag)
    for line in lines {
      if let tag = Self.lineBreakTag(line, in: bytes) { blank(tag) }
    }
  }

  private mutating func blank(_ range: Range<Int>) {
    for index in range where bytes[index] != UInt8(ascii: "\t") { bytes[index] = UInt8(ascii: " ") }
  }
}
