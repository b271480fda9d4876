/// A paragraph of an entry's text, as its Markdown has it.
public enum Block: Sendable, Equatable {
  /// A heading; `##` has level 2.
  case heading(level: Int, [Span])
  /// A paragraph of sentences.
  case paragraph([Span])
  /// An item of a list; the marker is `-`, or a number and a point.
  case item(marker: String, [Span])
  /// A sample of the entry, shown here under its caption.
  case sample(fileName: String, caption: String)
  /// A table that the engine computes.
  case table(Directive)
}

extension Block {
  /// Reads an entry's Markdown: headings, paragraphs, lists, sample links and directives.
  ///
  /// ```swift
  /// Block.blocks(in: "[Too small](wrong-row.swift)")
  /// // [.sample(fileName: "wrong-row.swift", caption: "Too small")]
  /// ```
  public static func blocks(in markdown: String) -> [Block] {
    numberedBlocks(in: markdown).map(\.block)
  }

  /// The blocks of an entry's Markdown, each with the line it begins on, from 1.
  public static func numberedBlocks(in markdown: String) -> [(line: Int, block: Block)] {
    var blocks: [(line: Int, block: Block)] = []
    var paragraph: [Substring] = []
    var start = 0
    func endParagraph() {
      if let block = block(of: paragraph) { blocks.append((start, block)) }
      paragraph = []
    }
    // A line of a file from Windows keeps its `\r`, which is white space at its end.
    let lines = markdown.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = Substring(line).trimmed
      if line.isEmpty {
        endParagraph()
      } else if let heading = heading(line) {
        endParagraph()
        blocks.append((index + 1, heading))
      } else {
        if itemMarker(of: line) != nil { endParagraph() }
        if paragraph.isEmpty { start = index + 1 }
        paragraph.append(line)
      }
    }
    endParagraph()
    return blocks
  }

  private static func block(of lines: [Substring]) -> Block? {
    guard let first = lines.first else { return nil }
    let text = lines.joined(separator: " ")
    if let marker = itemMarker(of: first) {
      let words = text.dropFirst(marker.count)[...].trimmed
      return .item(marker: marker, Span.spans(in: String(words)))
    }
    let spans = Span.spans(in: text)
    if spans.count == 1 {
      switch spans[0] {
      case .figure(let directive): return .table(directive)
      case .link(let caption, let target) where !target.contains("/") && target.contains("."):
        return .sample(fileName: target, caption: caption)
      default: break
      }
    }
    return .paragraph(spans)
  }

  private static func heading(_ line: Substring) -> Block? {
    let level = line.prefix { $0 == "#" }.count
    guard (1...6).contains(level), line.dropFirst(level).first == " " else { return nil }
    return .heading(
      level: level, Span.spans(in: String(line.dropFirst(level)[...].trimmed)))
  }

  /// The `-` or `1.` that a list item starts with.
  private static func itemMarker(of line: Substring) -> String? {
    if line.hasPrefix("- ") { return "-" }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, line.dropFirst(digits.count).hasPrefix(". ") else { return nil }
    return digits + "."
  }
}

extension Substring {
  /// The text without white space at its ends.
  var trimmed: Substring {
    let head = drop(while: \.isWhitespace)
    guard let last = head.lastIndex(where: { !$0.isWhitespace }) else {
      return head[head.endIndex...]
    }
    return head[...last]
  }
}
