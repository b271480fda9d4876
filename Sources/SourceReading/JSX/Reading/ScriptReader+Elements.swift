extension ScriptReader {
  /// How many unclosed elements a closing tag may close on its way to its own.
  private static let forgottenTags = 8

  /// Goes into the element whose `<` is here: a tag, then its content.
  mutating func openElement() {
    let start = position
    let name = start + 1..<scanner.tagNameEnd(from: start + 1)
    push(.element, at: start, name: name)
    push(.tag, at: start, name: name)
    position = name.upperBound
    if character == "<", let end = scanner.typeArgumentsEnd(from: position) { position = end }
  }

  /// Reads an attribute, or the end of the tag.
  mutating func readTagContent() {
    skipTrivia()
    switch character {
    case ">":
      position += 1
      close()
      flattenTooDeepElement()
    case "/" where scanner.character(at: position + 1) == ">":
      position += 2
      close()
      close()
    case "{":
      open(.container)
    case "\"", "'":
      unread.note(.unexpected, at: position..<position + 1)
      position = scanner.stringEnd(from: position).end
    case "<", ";", ")", "}", "]":
      // No tag after all, or one that was never finished.
      abandonTag()
    default:
      if isAtEnd {
        abandonTag()
      } else if scanner.byte(at: position).startsScriptName {
        readAttribute()
      } else {
        skipUnexpected()
      }
    }
  }

  private mutating func abandonTag() {
    let isFollowedByElement = character == "<"
    noteUnclosedTag()
    close()
    if !isFollowedByElement { close() }
  }

  private mutating func noteUnclosedTag() {
    guard let frame = frames.last else { return }
    unread.note(.unclosed, at: frame.lower..<frame.lower + 1)
  }

  /// An element that is too deep stays without content; what it holds becomes its siblings.
  private mutating func flattenTooDeepElement() {
    guard frames.count > Self.depthLimit, let frame = frames.last else { return }
    unread.note(.tooDeep, at: frame.lower..<position)
    overflowingElements += 1
    close()
  }

  private mutating func readAttribute() {
    let name = position..<scanner.tagNameEnd(from: position)
    push(.attribute, at: name.lowerBound, name: name)
    position = name.upperBound
    let (equals, _) = scanner.trivia(from: position)
    guard scanner.character(at: equals) == "=" else { return close() }
    position = equals + 1
    skipTrivia()
    switch character {
    case "\"", "'":
      let end = attributeStringEnd()
      addLeaf(.string, position..<end)
      position = end
      close()
    case "{": open(.container)
    case "<" where scanner.byte(at: position + 1).startsScriptName: openElement()
    default: close()
    }
  }

  /// Where the string of an attribute ends: it knows no escapes and may go over lines.
  private mutating func attributeStringEnd() -> Int {
    let quote = scanner.bytes[position]
    if let end = scanner.bytes[(position + 1)..<scanner.end].firstIndex(of: quote) {
      return end + 1
    }
    unread.note(.unclosed, at: position..<position + 1)
    return scanner.lineEnd(from: position)
  }

  // MARK: - Content

  /// Reads the text of an element up to its next tag or braces.
  mutating func readElementContent() {
    let start = position
    while !isAtEnd {
      switch scanner.bytes[position] {
      case UInt8(ascii: "{"):
        addText(start..<position)
        return open(.container)
      case UInt8(ascii: "}"):
        addText(start..<position)
        return readCloser()
      case UInt8(ascii: "<"):
        let next = scanner.byte(at: position + 1)
        if next == UInt8(ascii: "/") {
          addText(start..<position)
          return readClosingTag()
        }
        if next.startsScriptName || next == UInt8(ascii: ">") {
          addText(start..<position)
          return openElement()
        }
        position += 1
      default:
        position += 1
      }
    }
    addText(start..<position)
    noteUnclosed()
    close()
  }

  /// Adds the text of an element without the white space around it, if any is left.
  private mutating func addText(_ range: Range<Int>) {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, scanner.bytes[lower] <= UInt8(ascii: " ") { lower += 1 }
    while lower < upper, scanner.bytes[upper - 1] <= UInt8(ascii: " ") { upper -= 1 }
    if lower < upper { addLeaf(.text, lower..<upper) }
  }

  private mutating func readClosingTag() {
    let start = position
    let (name, end) = closingTag()
    position = end
    if overflowingElements > 0 {
      overflowingElements -= 1
      return
    }
    guard let depth = elementsEnding(with: name) else {
      return unread.note(.stray, at: start..<end)
    }
    for forgotten in 0..<depth {
      if forgotten < depth - 1 { noteUnclosed() }
      close()
    }
  }

  /// Whether a closing tag is here; a comparison with a regular expression looks the same and makes no sense.
  var startsClosingTag: Bool {
    dialect == .withElements && scanner.character(at: position + 1) == "/"
      && (scanner.byte(at: position + 2).startsScriptName
        || scanner.character(at: position + 2) == ">")
  }

  /// Reads a closing tag within an expression: what is open in the element around it was never closed.
  mutating func readClosingTagInExpression() {
    guard openElements > 0 else {
      let start = position
      position = closingTag().end
      return unread.note(.stray, at: start..<position)
    }
    noteUnclosed()
    close()
  }

  /// The name of the closing tag here and where the tag ends.
  private func closingTag() -> (name: Range<Int>, end: Int) {
    let start = scanner.trivia(from: position + 2).end
    let name = start..<scanner.tagNameEnd(from: start)
    let end = scanner.trivia(from: name.upperBound).end
    return (name, scanner.character(at: end) == ">" ? end + 1 : name.upperBound)
  }

  /// How many elements end with the closing tag of a name; none where no element near has that name.
  private func elementsEnding(with name: Range<Int>) -> Int? {
    var depth = 0
    for frame in frames.suffix(Self.forgottenTags).reversed() {
      guard frame.role == .element else { return nil }
      depth += 1
      if scanner.bytes[frame.name.range].elementsEqual(scanner.bytes[name]) { return depth }
    }
    return nil
  }
}
