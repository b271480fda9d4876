import DTKBKnowledge

extension Check {
  /// Figures that are asked for by an unknown name, with too few or too many words, or that the engine
  /// does not have.
  static let directives = Check("Directives") { text, _, _ in
    text.blocks.flatMap { line, block -> [Defect] in
      if case .table(let directive) = block {
        let fault =
          fault(of: directive, in: tables)
          ?? lack { () throws(DirectiveError) in _ = try directive.table() }
        return fault.map { [text.defect(line, $0)] } ?? []
      }
      return block.spans.compactMap { span in
        guard case .figure(let directive) = span else { return nil }
        guard
          let fault = fault(of: directive, in: numbers)
            ?? lack({ () throws(DirectiveError) in _ = try directive.number() })
        else { return nil }
        return text.defect(text.line(of: "{{" + directive.name, from: line), fault)
      }
    }
  }

  /// A directive with the number of words it takes.
  private typealias Form = (name: String, count: ClosedRange<Int>, example: String)

  /// What stands alone in a paragraph.
  private static let tables: [Form] = [
    ("sizes", 0...11, "{{sizes body title}}"), ("scale", 2...2, "{{scale 24 title}}"),
  ]

  /// What stands within a sentence.
  private static let numbers: [Form] = [
    ("size", 2...2, "{{size body accessibility5}}"),
    ("scale", 3...5, "{{scale 12 body accessibility5}}"),
    ("factor", 2...2, "{{factor body accessibility5}}"),
  ]

  private static func fault(of directive: Directive, in forms: [Form]) -> String? {
    let (name, count) = (directive.name, directive.arguments.count)
    if let form = forms.first(where: { $0.name == name }) {
      return form.count.contains(count)
        ? nil : "\(quoted(name)) has \(count) words here: write it as \(quoted(form.example))"
    }
    if tables.contains(where: { $0.name == name }) {
      return "\(quoted(name)) gives a table: put it alone into a paragraph"
    }
    if numbers.contains(where: { $0.name == name }) {
      return "\(quoted(name)) gives a number: put it into a sentence"
    }
    return unknown("directive", name, known: ["factor", "scale", "size", "sizes"])
  }

  /// Why the engine has no figure.
  private static func lack(_ compute: () throws(DirectiveError) -> Void) -> String? {
    do throws(DirectiveError) {
      try compute()
      return nil
    } catch {
      switch error {
      case .notUnderstood(let directive): return "cannot understand \(quoted(directive.written))"
      case .unknownWord(let word, let directive):
        return "\(quoted(word)) is no number, text style, size or API in "
          + quoted(directive.written)
      case .noFigure(_, let directive):
        return "the engine has no figure for \(quoted(directive.written))"
      }
    }
  }
}
