import DynamicTypeScaling

extension TextColumn {
  /// The least height of a row or a header that shows a line of text.
  static func leastRow(isHeader: Bool, in table: DynamicTypeTable) -> Double {
    let line = (try? table.leading(of: .footnote, at: table.defaultSize)) ?? 0
    return isHeader ? line + 10 : line
  }

  /// The least that a cell with text shows: a line of body within the margins of a table's cell, 11 above and below.
  static let cell = TextColumn(lines: [Line(.body, wraps: true)], fixed: 22)
}
