import DTKBSourceReading

extension SwiftContext {
  /// The declarations about fonts in a string literal, read once.
  func styleSheet(of string: SwiftNode) -> StyleSheet {
    if let known = styleSheets[string.index] { return known }
    let sheet = StyleSheet(reading: tree.bytes, in: string.contentRange)
    styleSheets[string.index] = sheet
    return sheet
  }

  /// Whether any web text of the file takes its size from the system or from code.
  func findsScaledWebText() -> Bool {
    let bytes = tree.bytes
    let adjustments = Self.wordsOfScaledWebText.hits(in: bytes.span)
    if adjustments.contains(where: { !bytes.setsWrittenPercentage(after: $0.offset) }) {
      return true
    }
    return tree.nodes(.string).contains { styleSheet(of: $0).followsTextSize }
  }

  private static let wordsOfScaledWebText = WordFinder(["webkitTextSizeAdjust", "textSizeAdjust"])
}

extension StyleSheet {
  /// Whether the sheet takes a size from the system, or lets code adjust its sizes.
  var followsTextSize: Bool {
    declarations.contains { declaration in
      if declaration.textStyleRange != nil { return true }
      // A percentage that is written says the same to every reader; `100%`, `none` and `auto` only decide what a
      // browser does by itself when the screen turns.
      return declaration.property == .textSizeAdjust && declaration.isComputed
    }
  }
}

extension [UInt8] {
  /// Whether the script that names `textSizeAdjust` at an offset sets it to a value that is written there:
  /// `style.webkitTextSizeAdjust = '100%'`.
  fileprivate func setsWrittenPercentage(after offset: Int) -> Bool {
    let signs = Set("= :'\"\\".utf8)
    let value = self[Swift.min(offset, endIndex)..<Swift.min(offset + 64, endIndex)]
      .drop { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ":") && $0 > UInt8(ascii: " ") }
      .drop { signs.contains($0) && $0 != UInt8(ascii: "\\") }
    let digits = value.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let written = String(decoding: value.prefix(4), as: UTF8.self)
    return written == "none" || written == "auto"
      || !digits.isEmpty && value.dropFirst(digits.count).first == UInt8(ascii: "%")
  }
}

extension SwiftNode {
  /// The bytes of a string literal between its quotation marks.
  fileprivate var contentRange: Range<Int> {
    var range = self.range
    func isMark(_ offset: Int) -> Bool {
      tree.bytes[offset] == UInt8(ascii: "\"") || tree.bytes[offset] == UInt8(ascii: "#")
    }
    for _ in 0..<8 where !range.isEmpty && isMark(range.lowerBound) {
      range = range.dropFirst()
    }
    for _ in 0..<8 where !range.isEmpty && isMark(range.upperBound - 1) {
      range = range.dropLast()
    }
    return range
  }
}
