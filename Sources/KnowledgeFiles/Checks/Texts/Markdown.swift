import DTKBKnowledge

extension Check {
  /// Marks that would be shown as they are: Markdown that entries do not have, and marks without a
  /// partner.
  static let markdown = Check("Markdown") { text, _, _ in
    let lines = text.file.lines
    let foreign = lines.enumerated().dropFirst(text.head.bodyLine - 1)
      .compactMap { index, line in
        foreignMark(on: line).map { text.defect(index + 1, $0) }
      }
    let stray = text.blocks.flatMap { line, block in
      block.spans.flatMap { span -> [Defect] in
        guard case .words(let words) = span, words.utf8.contains(where: isOfMark) else { return [] }
        return marks.filter(words.contains).map { mark in
          text.defect(
            text.line(of: mark, from: line),
            "a mark \(mark == "`" ? "of code" : quoted(mark)) has no partner here: close it or "
              + "delete it")
        }
      }
    }
    let foreignLines = Set(foreign.map(\.line))
    return foreign + stray.filter { !foreignLines.contains($0.line) }
  }

  private static let marks = ["`", "*", "](", "{{", "}}"]

  /// Whether a byte is one that marks are made of: none is a letter.
  private static func isOfMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "|"), UInt8(ascii: "~"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func foreignMark(on line: Substring) -> String? {
    let start = line.trimmed
    guard let first = start.utf8.first, first < UInt8(ascii: "A") || isOfMark(first) else {
      return nil
    }
    if start.hasPrefix("```") || start.hasPrefix("~~~") {
      return "code does not stand in a text: put it into a sample file and link to that"
    }
    if start.hasPrefix("* ") || start.hasPrefix("+ ") { return "a list item begins with `- `" }
    if start.hasPrefix("- "), line.first == " " { return "lists do not nest: move the item left" }
    if start.hasPrefix("|") { return "tables are not shown: write a list, or `{{sizes}}`" }
    if start.hasPrefix(">") { return "quotations are not shown: write a paragraph" }
    if start.hasPrefix("![") { return "images are not shown: say it in words" }
    if start.hasPrefix("</") || start.hasPrefix("<!") { return "HTML is not shown: delete it" }
    if start.count > 2, start.allSatisfy({ "-*_=".contains($0) }) {
      return "rules are not shown: begin a heading with `## `"
    }
    return nil
  }
}
