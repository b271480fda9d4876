extension Check {
  /// Heads of Markdown files that are not `key: value` lines between two `---`.
  static let frontMatterLines = Check("FrontMatterLines") { text, _, _ in
    text.head.faults.map { fault in
      switch fault {
      case .noOpening:
        text.defect(1, "the file does not begin with `---`: put the front matter first")
      case .noClosing:
        text.defect(1, "the front matter does not end: write `---` on a line behind its last key")
      case .noField(let line):
        text.defect(line, "the line is no field: write `key: value`, on one line")
      }
    }
  }
}
