/// The style sheets within HTML: `style` elements and `style` attributes.
struct HTMLStyles {
  /// Where style sheet text stands, in reading order.
  private(set) var parts: [Range<Int>] = []
  private let bytes: [UInt8]
  private let end: Int
  private var position: Int

  /// Nothing where the text has no tag.
  init?(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    self.end = range.upperBound
    self.position = range.lowerBound
    guard
      range.contains(where: {
        bytes[$0] == UInt8(ascii: "<") && Self.startsTag(bytes, $0 + 1, end: range.upperBound)
      })
    else { return nil }
    read()
  }

  private static func startsTag(_ bytes: [UInt8], _ offset: Int, end: Int) -> Bool {
    guard offset < end else { return false }
    let byte = bytes[offset]
    return byte.startsScriptName || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "!")
  }

  private mutating func read() {
    let start = position
    var hasStyleTag = false
    while let tag = find("<", from: position) {
      position = tag + 1
      if starts(with: "!--", at: position) {
        position = find("-->", from: position).map { $0 + 3 } ?? end
      } else if starts(with: "/style", at: position) {
        // The piece of HTML began within the style sheet.
        if !hasStyleTag { parts.append(start..<tag) }
        hasStyleTag = true
      } else if Self.startsTag(bytes, position, end: end) {
        let name = position
        readTag()
        if starts(with: "style", at: name), !isNameByte(at: name + 5) {
          hasStyleTag = true
          let close = find("</style", from: position) ?? end
          parts.append(position..<close)
          position = close
        } else if starts(with: "script", at: name), !isNameByte(at: name + 6) {
          position = find("</script", from: position) ?? end
        }
      }
    }
  }

  /// Moves past the tag and takes its `style` attributes along.
  private mutating func readTag() {
    while position < end {
      let start = position
      switch bytes[position] {
      case UInt8(ascii: ">"):
        position += 1
        return
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"):
        position += 1
        if bytes[start] == UInt8(ascii: "<") { return position = start }
      case let byte where byte.startsScriptName:
        while isNameByte(at: position) { position += 1 }
        readAttribute(start..<position)
      default:
        position += 1
      }
    }
  }

  private mutating func readAttribute(_ name: Range<Int>) {
    var offset = name.upperBound
    while offset < end, bytes[offset] <= UInt8(ascii: " ") { offset += 1 }
    guard offset < end, bytes[offset] == UInt8(ascii: "=") else { return }
    offset += 1
    while offset < end, bytes[offset] <= UInt8(ascii: " ") { offset += 1 }
    // In a string of code the quotation mark has a backslash before it.
    let isEscaped = offset + 1 < end && bytes[offset] == UInt8(ascii: "\\")
    if isEscaped { offset += 1 }
    guard offset < end, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'")
    else {
      position = offset
      return
    }
    let quote = bytes[offset]
    let start = offset + 1
    // An attribute that nothing closes ends with its tag.
    let close = bytes[start..<end].firstIndex { $0 == quote || $0 == UInt8(ascii: ">") } ?? end
    let upper =
      isEscaped && close > start && bytes[close - 1] == UInt8(ascii: "\\") ? close - 1 : close
    if bytes.spell("style", in: name) { parts.append(start..<upper) }
    position = close < end && bytes[close] == quote ? close + 1 : close
  }

  private func isNameByte(at offset: Int) -> Bool {
    offset < end && (bytes[offset].continuesScriptName || bytes[offset] == UInt8(ascii: "-"))
  }

  private func starts(with word: String, at offset: Int) -> Bool {
    offset <= end && bytes[offset..<end].starts(with: word.utf8)
  }

  private func find(_ word: String, from start: Int) -> Int? {
    guard let first = word.utf8.first else { return nil }
    var offset = start
    while offset < end {
      if bytes[offset] == first, starts(with: word, at: offset) { return offset }
      offset += 1
    }
    return nil
  }
}
