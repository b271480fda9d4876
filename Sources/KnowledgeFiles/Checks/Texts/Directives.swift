import DTKBKnowledge

extension Check {
  /// Figures that are asked for by an unknown name, or with too few or too many words.
  static let directives = Check("Directives") { text, _, _ in
    text.blocks.flatMap { line, block -> [Defect] in
      if case .table(let directive) = block {
        return fault(of: directive, in: tables).map { [text.defect(line, $0)] } ?? []
      }
      return block.spans.compactMap { span in
        guard case .figure(let directive) = span, let fault = fault(of: directive, in: numbers)
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
    return unknown("directive", name, known: ["scale", "size", "sizes"])
  }
}
