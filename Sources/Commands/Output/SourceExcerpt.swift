/// The line of a source in which something was found, as a terminal shows it, and where on it.
struct SourceExcerpt: Equatable {
  /// The line, or as much of it as fits, tabs replaced by spaces.
  let line: String
  /// How many columns stand before what was found.
  let offset: Int
  /// How many columns of it are shown, at least one.
  let length: Int

  /// How many bytes before and behind the place are looked at: code on one endless line costs no more
  /// than on a short one.
  private static let reach = 1024

  /// Cuts the line out of a source in which a range of bytes starts; a range that goes on in further
  /// lines is shown to the end of the first.
  init(of range: Range<Int>, in bytes: [UInt8], width: Int) {
    let start = min(max(range.lowerBound, 0), bytes.count)
    var first = start
    while first > 0, start - first < Self.reach, !bytes[first - 1].endsLine { first -= 1 }
    while first < start, bytes[first] & 0xC0 == 0x80 { first += 1 }
    var last = start
    while last < bytes.count, last - start < Self.reach, !bytes[last].endsLine { last += 1 }
    let end = min(max(range.upperBound, start), last)

    if let whole = Self.whole(bytes[first..<last], marked: start..<end, width: width) {
      self = whole
      return
    }

    var line = SourceLine()
    line.add(bytes[first..<start])
    let offset = line.cells.count
    line.add(bytes[start..<end])
    let upper = line.cells.count
    // What stands farther behind is out of sight in any case.
    line.add(bytes[end..<last], upToColumn: line.column + width + 2)
    self.init(line.cells, marked: offset..<upper, width: width)
  }

  /// A line that fits, of letters and signs of ASCII and tabs, as most are: a column for each byte once spaces stand for
  /// its tabs.
  private static func whole(_ line: ArraySlice<UInt8>, marked: Range<Int>, width: Int) -> Self? {
    var columns: [UInt8] = []
    columns.reserveCapacity(width)
    var (offset, end) = (0, 0)
    for index in line.indices {
      if index == marked.lowerBound { offset = columns.count }
      switch line[index] {
      case 0x20..<0x7F: columns.append(line[index])
      case 0x09: columns += repeatElement(0x20, count: SourceLine.widthOfTab(at: columns.count))
      default: return nil
      }
      if index < marked.upperBound { end = columns.count }
      if columns.count > width { return nil }
    }
    if marked.lowerBound >= line.endIndex { offset = columns.count }
    return Self(
      line: String(decoding: columns, as: UTF8.self), offset: offset, length: max(1, end - offset))
  }

  /// Keeps what fits into a width: from the line's start if what was found is in sight then, else
  /// from a little before it.
  private init(_ cells: [SourceLine.Cell], marked: Range<Int>, width: Int) {
    let total = cells.reduce(0) { $0 + $1.width }
    let before = cells[..<marked.lowerBound].reduce(0) { $0 + $1.width }
    let found = cells[marked].reduce(0) { $0 + $1.width }
    var shown = cells.startIndex
    var skipped = 0
    if total > width, before + found + 1 > width {
      while shown < marked.lowerBound, before - skipped > width / 4 {
        skipped += cells[shown].width
        shown += 1
      }
    }
    var line = shown > 0 ? "…" : ""
    var taken = line.isEmpty ? 0 : 1
    let offset = taken + before - skipped
    while shown < cells.count {
      let isLast = shown == cells.count - 1
      if taken + cells[shown].width + (isLast ? 0 : 1) > width { break }
      line += cells[shown].text
      taken += cells[shown].width
      shown += 1
    }
    self.init(
      line: shown < cells.count ? line + "…" : line, offset: offset,
      length: max(1, min(found, taken - offset)))
  }

  private init(line: String, offset: Int, length: Int) {
    self.line = line
    self.offset = offset
    self.length = length
  }
}

/// A line of code in the pieces that a terminal shows as one.
struct SourceLine {
  /// A character, or what stands for it.
  struct Cell {
    let text: String
    let width: Int
  }

  /// What is shown, from left to right.
  private(set) var cells: [Cell] = []
  /// The column behind the last cell.
  private(set) var column = 0

  /// Adds bytes of UTF-8 as far as a column; what is none is shown as U+FFFD.
  mutating func add(_ bytes: ArraySlice<UInt8>, upToColumn limit: Int = .max) {
    guard bytes.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 >= 0x7F }) else {
      // Plain letters and signs, each a cell of its own.
      for byte in bytes where column < limit {
        if byte == 0x09 {
          addTab()
        } else {
          append(String(Unicode.Scalar(byte)), 1)
        }
      }
      return
    }
    for character in String(decoding: bytes, as: UTF8.self) {
      if column >= limit { return }
      add(character)
    }
  }

  /// How many columns a tab takes at a column: as many as lead to the next one that divides by four.
  static func widthOfTab(at column: Int) -> Int { 4 - column % 4 }

  private mutating func addTab() {
    let width = Self.widthOfTab(at: column)
    append(String.spaces(width), width)
  }

  private mutating func add(_ character: Character) {
    if character == "\t" {
      addTab()
    } else {
      let shown = visible(String(character))
      append(shown, displayWidth(of: shown))
    }
  }

  private mutating func append(_ text: String, _ width: Int) {
    cells.append(Cell(text: text, width: width))
    column += width
  }

  /// A line of code with its tabs replaced by spaces.
  static func withoutTabs(_ line: some StringProtocol) -> String {
    guard line.utf8.contains(UInt8(ascii: "\t")) else { return String(line) }
    var shown = SourceLine()
    for character in line { shown.add(character) }
    return shown.cells.reduce("") { $0 + $1.text }
  }
}

extension UInt8 {
  fileprivate var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
