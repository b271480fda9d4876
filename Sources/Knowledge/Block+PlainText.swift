extension Block {
  /// The words of a text without its marks, one paragraph a line; tables and samples are left out,
  /// captions stay.
  ///
  /// - Parameter figure: The number that a directive stands for, as the text's language writes it.
  public static func plainText(
    of markdown: String, figure: (Directive) -> String = { _ in "" }
  ) -> String {
    blocks(in: markdown).compactMap { block in
      switch block {
      case .heading(_, let spans), .paragraph(let spans), .item(_, let spans):
        Span.plainText(of: spans, figure: figure)
      case .sample(_, let caption): caption
      case .table: nil
      }
    }.joined(separator: "\n")
  }
}

extension Span {
  /// The words of a sentence without its marks.
  ///
  /// - Parameter figure: The number that a directive stands for, as the text's language writes it.
  public static func plainText(
    of spans: [Span], figure: (Directive) -> String = { _ in "" }
  ) -> String {
    spans.reduce(into: "") { text, span in
      switch span {
      case .words(let words), .code(let words), .strong(let words), .link(let words, _):
        text += words
      case .figure(let directive): text += figure(directive)
      }
    }
  }
}
