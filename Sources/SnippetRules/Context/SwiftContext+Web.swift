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
    if Self.wordsOfScaledWebText.findsAny(in: bytes.span) { return true }
    return tree.nodes(.string).contains { styleSheet(of: $0).followsTextSize }
  }

  private static let wordsOfScaledWebText = WordFinder(["webkitTextSizeAdjust", "textSizeAdjust"])
}

extension StyleSheet {
  /// Whether the sheet takes a size from the system, or lets code adjust its sizes.
  var followsTextSize: Bool {
    declarations.contains { declaration in
      if declaration.textStyleRange != nil { return true }
      guard declaration.property == .textSizeAdjust else { return false }
      // These only switch off what a browser does by itself when the screen turns.
      return !["100%", "none", "auto"].contains(value(of: declaration))
    }
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
