extension Block {
  /// The words of a text without its marks, one paragraph a line; figures and samples are left out,
  /// captions stay.
  public static func plainText(of markdown: String) -> String {
    blocks(in: markdown).compactMap { block in
      switch block {
      case .heading(_, let spans), .paragraph(let spans), .item(_, let spans):
        Span.plainText(of: spans)
      case .sample(_, let caption): caption
      case .table: nil
      }
    }.joined(separator: "\n")
  }
}

extension Span {
  /// The words of a sentence without its marks and figures.
  public static func plainText(of spans: [Span]) -> String {
    spans.reduce(into: "") { text, span in
      switch span {
      case .words(let words), .code(let words), .strong(let words), .link(let words, _):
        text += words
      case .figure: text += "…"
      }
    }
  }
}
