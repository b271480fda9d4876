import DTKBSourceReading

extension SourceFile {
  /// Where the comments of a source are, in reading order, whatever its language; of a Markdown text, those in its
  /// code blocks.
  var comments: [Range<Int>] {
    let language = SourceLanguage(of: self)
    guard language == .markdown else {
      return Self.comments(
        of: bytes, in: 0..<bytes.count, language, ScriptDialect(ofFileNamed: name))
    }
    let document = MarkdownDocument(reading: bytes)
    return document.snippets.flatMap { snippet in
      snippet.language.map {
        Self.comments(of: document.bytes, in: snippet.range, $0, snippet.dialect)
      } ?? []
    }
  }

  private static func comments(
    of bytes: [UInt8], in range: Range<Int>, _ language: SourceLanguage, _ dialect: ScriptDialect
  ) -> [Range<Int>] {
    switch language {
    case .swift: SwiftTree(reading: bytes, in: range).comments.map(\.range)
    case .script: ScriptTree(reading: bytes, in: range, dialect: dialect).comments
    case .interfaceBuilder: InterfaceDocument(reading: bytes, in: range).comments
    case .html:
      delimited(bytes, in: range, ("<!--", "-->")) + delimited(bytes, in: range, ("/*", "*/"))
    case .css: delimited(bytes, in: range, ("/*", "*/"))
    case .markdown: []
    }
  }

  /// The parts of a text between two marks.
  private static func delimited(
    _ bytes: [UInt8], in range: Range<Int>, _ marks: (open: StaticString, close: StaticString)
  ) -> [Range<Int>] {
    func stands(_ mark: StaticString, at offset: Int) -> Bool {
      mark.withUTF8Buffer { mark in
        guard offset + mark.count <= range.upperBound else { return false }
        return mark.indices.allSatisfy { bytes[offset + $0] == mark[$0] }
      }
    }
    var found: [Range<Int>] = []
    var start: Int?
    var offset = range.lowerBound
    while offset < range.upperBound {
      if let opened = start, stands(marks.close, at: offset) {
        offset += marks.close.utf8CodeUnitCount
        found.append(opened..<offset)
        start = nil
      } else {
        if start == nil, stands(marks.open, at: offset) { start = offset }
        offset += 1
      }
    }
    return found
  }
}
