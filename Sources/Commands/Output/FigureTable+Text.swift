import DTKBKnowledge
import DTKBQueryService
import DynamicTypeScaling

extension TextPage {
  /// Adds figures by text size.
  mutating func add(_ table: FigureTable, in language: Language) {
    let sizes = DynamicTypeSize.allCases.filter { size in
      table.rows.contains { $0.values[size] != nil }
    }
    self.table(
      columns: sizes.map(\.shortName),
      rows: table.rows.map { row in
        (row.style, sizes.map { row.values[$0].map(language.written) ?? "–" })
      })
  }
}
