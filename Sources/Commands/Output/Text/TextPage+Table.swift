extension TextPage {
  /// Adds a table of short cells; columns that do not fit beside the others stand below them, under
  /// the names of the rows again.
  mutating func table(columns: [String], rows: [(name: String, cells: [String])]) {
    let nameWidth = rows.map { displayWidth(of: $0.name) }.max() ?? 0
    let widths = columns.indices.map { column in
      ([columns[column]] + rows.map { $0.cells[column] }).map { displayWidth(of: $0) }.max() ?? 0
    }
    var start = 0
    while start < columns.count {
      var end = start
      var taken = nameWidth
      while end < columns.count, end == start || taken + 2 + widths[end] <= width {
        taken += 2 + widths[end]
        end += 1
      }
      if start > 0 { gap() }
      line("", columns[start..<end], widths, nameWidth, .bold)
      for row in rows { line(row.name, row.cells[start..<end], widths, nameWidth, .plain) }
      start = end
    }
  }

  /// A line of a table: its name to the left, its cells to the right of their columns.
  private mutating func line(
    _ name: String, _ cells: ArraySlice<String>, _ widths: [Int], _ nameWidth: Int, _ ink: Ink
  ) {
    var text = name + String(repeating: " ", count: nameWidth - displayWidth(of: name))
    for (column, cell) in zip(cells.indices, cells) {
      text += String(repeating: " ", count: 2 + widths[column] - displayWidth(of: cell)) + cell
    }
    verbatim(Fragment(text, ink))
  }
}
