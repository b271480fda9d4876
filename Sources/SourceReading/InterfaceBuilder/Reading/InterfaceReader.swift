/// Cuts an XML text into elements and attributes, in one pass that never fails.
///
/// Entities are never expanded and document type declarations are stepped over, so that no text becomes larger
/// than it is.
struct InterfaceReader {
  /// How many unclosed elements an end tag may close on its way to its own.
  private static let forgottenTags = 64

  let bytes: [UInt8]
  let end: Int
  var position: Int
  var records: [InterfaceRecord] = []
  var attributes: [InterfaceAttributeRecord] = []
  var comments: [Range<Int>] = []
  var unread = UnreadParts()
  /// The innermost open element; those around it are above it.
  private var current: Int?

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    self.end = range.upperBound
    self.position = range.lowerBound
    if range.upperBound < bytes.count, range.upperBound == PackedRange.largestOffset {
      unread.note(.tooLong, at: range.upperBound..<bytes.count)
    }
  }

  /// Reads to the end.
  mutating func read() {
    while let tag = find(UInt8(ascii: "<"), from: position) {
      position = tag
      switch character(at: tag + 1) {
      case "!": readDeclaration()
      case "?": skip(past: "?>")
      case "/": readEndTag()
      default:
        if byte(at: tag + 1).startsScriptName {
          readStartTag()
        } else {
          unread.note(.unexpected, at: tag..<tag + 1)
          position += 1
        }
      }
    }
    position = end
    while let open = current {
      unread.note(.unclosed, at: records[open].startTag.range)
      close(open, contentEnd: end)
    }
  }

  // MARK: - The text

  private func byte(at offset: Int) -> UInt8 {
    offset < end ? bytes[offset] : 0
  }

  private func character(at offset: Int) -> Unicode.Scalar {
    Unicode.Scalar(byte(at: offset))
  }

  private func find(_ wanted: UInt8, from start: Int) -> Int? {
    var offset = start
    while offset < end {
      if bytes[offset] == wanted { return offset }
      offset += 1
    }
    return nil
  }

  private func starts(with word: StaticString, at offset: Int) -> Bool {
    word.withUTF8Buffer { word in
      offset + word.count <= end && bytes[offset..<offset + word.count].elementsEqual(word)
    }
  }

  /// Moves past the next `mark`, or to the end.
  private mutating func skip(past mark: StaticString) {
    let start = position
    let first = UInt8(ascii: Unicode.Scalar(mark.utf8Start.pointee))
    while let next = find(first, from: position) {
      position = next + 1
      if starts(with: mark, at: next) {
        position = next + mark.utf8CodeUnitCount
        return
      }
    }
    position = end
    unread.note(.unclosed, at: start..<min(start + 1, end))
  }

  private func blankEnd(from start: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset] <= UInt8(ascii: " ") { offset += 1 }
    return offset
  }

  private func nameEnd(from start: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset].continuesTagName { offset += 1 }
    return offset
  }

  // MARK: - Declarations

  private mutating func readDeclaration() {
    let start = position
    if starts(with: "<!--", at: start) {
      position += 4
      skip(past: "-->")
      comments.append(start..<position)
    } else if starts(with: "<![CDATA[", at: start) {
      skip(past: "]]>")
    } else {
      skipDocumentType()
    }
  }

  /// Steps over `<!DOCTYPE … [ … ]>` without a look at what it declares.
  private mutating func skipDocumentType() {
    let start = position
    var isInSubset = false
    position += 2
    while position < end {
      switch character(at: position) {
      case "\"", "'":
        position = find(bytes[position], from: position + 1).map { $0 + 1 } ?? end
      case "[":
        isInSubset = true
        position += 1
      case "]":
        isInSubset = false
        position += 1
      case "<" where starts(with: "<!--", at: position):
        skip(past: "-->")
      case ">" where !isInSubset:
        position += 1
        return
      default:
        position += 1
      }
    }
    unread.note(.unclosed, at: start..<start + 1)
  }

  // MARK: - Tags

  private mutating func readStartTag() {
    let start = position
    let firstAttribute = attributes.count
    let name = start + 1..<nameEnd(from: start + 1)
    position = name.upperBound
    var isEmpty = false
    reading: while true {
      position = blankEnd(from: position)
      switch character(at: position) {
      case ">":
        position += 1
        break reading
      case "/" where byte(at: position + 1) == UInt8(ascii: ">"):
        position += 2
        isEmpty = true
        break reading
      case "<":
        unread.note(.unclosed, at: start..<position)
        break reading
      default:
        guard position < end else {
          unread.note(.unclosed, at: start..<position)
          break reading
        }
        readAttribute()
      }
    }
    let index = records.count
    records.append(
      InterfaceRecord(
        name: PackedRange(name), startTag: PackedRange(start, position),
        parent: Int32(current ?? -1), firstAttribute: Int32(firstAttribute),
        endAttribute: Int32(attributes.count), end: Int32(index + 1), contentEnd: Int32(position),
        upper: Int32(position)))
    if !isEmpty { current = index }
  }

  private mutating func readAttribute() {
    let name = position..<nameEnd(from: position)
    guard !name.isEmpty else {
      unread.note(.unexpected, at: position..<position + 1)
      position += 1
      return
    }
    position = name.upperBound
    var value = position..<position
    let equals = blankEnd(from: position)
    if character(at: equals) == "=" {
      position = blankEnd(from: equals + 1)
      value = readValue()
    }
    attributes.append(
      InterfaceAttributeRecord(
        name: PackedRange(name), value: PackedRange(value),
        range: PackedRange(name.lowerBound, position)))
  }

  /// Reads a value and moves behind it; its range leaves the quotation marks out.
  private mutating func readValue() -> Range<Int> {
    let start = position
    let quote = byte(at: start)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      while position < end, bytes[position] > UInt8(ascii: " "),
        bytes[position] != UInt8(ascii: ">"),
        bytes[position] != UInt8(ascii: "<")
      {
        position += 1
      }
      return start..<position
    }
    var offset = start + 1
    var lineEnd: Int?
    while offset < end {
      switch bytes[offset] {
      case quote:
        position = offset + 1
        return start + 1..<offset
      case UInt8(ascii: "\n"):
        lineEnd = lineEnd ?? offset
      // A tag on a later line: the quotation mark was forgotten.
      case UInt8(ascii: "<") where lineEnd != nil:
        offset = end
        continue
      default: break
      }
      offset += 1
    }
    unread.note(.unclosed, at: start..<start + 1)
    var upper = lineEnd ?? end
    if upper > start + 1, bytes[upper - 1] == UInt8(ascii: ">") { upper -= 1 }
    if upper > start + 1, bytes[upper - 1] == UInt8(ascii: "/") { upper -= 1 }
    position = upper
    return start + 1..<max(upper, start + 1)
  }

  private mutating func readEndTag() {
    let start = position
    let name = start + 2..<nameEnd(from: min(start + 2, end))
    position = blankEnd(from: name.upperBound)
    if character(at: position) == ">" { position += 1 }
    guard let wanted = openElement(named: name) else {
      return unread.note(.stray, at: start..<position)
    }
    while let open = current {
      if open == wanted { return close(open, contentEnd: start) }
      unread.note(.unclosed, at: records[open].startTag.range)
      close(open, contentEnd: start, upper: start)
    }
  }

  private func openElement(named name: Range<Int>) -> Int? {
    var next = current
    for _ in 0..<Self.forgottenTags {
      guard let open = next else { return nil }
      if bytes[records[open].name.range].elementsEqual(bytes[name]) { return open }
      next = records[open].parent < 0 ? nil : Int(records[open].parent)
    }
    return nil
  }

  private mutating func close(_ open: Int, contentEnd: Int, upper: Int? = nil) {
    records[open].contentEnd = Int32(contentEnd)
    records[open].upper = Int32(upper ?? position)
    records[open].end = Int32(records.count)
    current = records[open].parent < 0 ? nil : Int(records[open].parent)
  }
}
