import DTKBKnowledge

/// The text of an entry in one language as it was read.
struct TextDraft: Sendable {
  let language: Language
  let file: TextFile
  let head: FrontMatter
  /// What stands behind the front matter, without empty lines at its ends.
  let body: String
  /// The paragraphs of the body, each with its line in the file.
  let blocks: [(line: Int, block: Block)]

  private let lines: [Substring]

  init(language: Language, file: TextFile) {
    self.language = language
    self.file = file
    lines = file.lines
    let head = FrontMatter(lines)
    self.head = head
    let markdown = lines.dropFirst(head.bodyLine - 1).joined(separator: "\n")
    body = String(markdown[...].trimmed)
    blocks = Block.numberedBlocks(in: markdown).map { ($0.line + head.bodyLine - 1, $0.block) }
  }

  /// The words that a reader may type.
  var searchWords: [String] {
    (head.value("search") ?? "").split(separator: ",").map { String($0.trimmed) }
      .filter { !$0.isEmpty }
  }

  /// The sample files that the text shows, each with the line of the link.
  var shownSamples: [(fileName: String, line: Int)] {
    blocks.compactMap { line, block in
      if case .sample(let fileName, _) = block { (fileName, line) } else { nil }
    }
  }

  /// The links within sentences, each with its line.
  var links: [(target: String, line: Int)] {
    blocks.flatMap { line, block in
      block.spans.compactMap { span in
        guard case .link(_, let target) = span else { return nil }
        return (target, self.line(of: "](\(target))", from: line))
      }
    }
  }

  /// The first line from a line on that holds some characters; that line where none does.
  func line(of characters: String, from first: Int) -> Int {
    lines.indices.dropFirst(first - 1).first { lines[$0].contains(characters) }.map { $0 + 1 }
      ?? first
  }

  func defect(_ line: Int, _ message: String) -> Defect {
    Defect(file: file.path, line: line, message: message)
  }

  /// A defect of a field of the front matter.
  func defect(_ key: String, _ message: String) -> Defect {
    defect(head.field(key)?.line ?? 1, message)
  }
}

extension Block {
  /// The stretches of the paragraph's sentences; none where it has no sentences.
  var spans: [Span] {
    switch self {
    case .heading(_, let spans), .paragraph(let spans), .item(_, let spans): spans
    case .sample, .table: []
    }
  }
}
