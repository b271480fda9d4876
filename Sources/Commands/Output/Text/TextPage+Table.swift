extension TextPage {
  /// Adds a table of short cells; columns that do not fit beside the others stand below them, under
  /// the names of the rows again.
  mutating func table(columns: [String], rows: [(name: String, cells: [String])]) {
    let nameWidth = rows.map { displayWidth(of: $0.name) }.max() ?? 0
    let widths = columns.indices.map { column in
      ([columns[column]] + rows.map { $0.cells[column] }).map { displayWidth(of: $0) }.max() ?? 0
    }
    let pieces = pieces(of: widths, beside: nameWidth, atMost: columns.count)
    // As many pieces as it takes, but of one size: no last column all alone.
    let even = (columns.count + pieces.count - 1) / max(pieces.count, 1)
    for piece in self.pieces(of: widths, beside: nameWidth, atMost: even) {
      if piece.lowerBound > 0 { gap() }
      line("", columns[piece], widths, nameWidth, .bold)
      for row in rows { line(row.name, row.cells[piece], widths, nameWidth, .plain) }
    }
  }

  /// The columns in runs that fit beside the names, each of a number of columns at most.
  private func pieces(
    of widths: [Int], beside nameWidth: Int, atMost most: Int
  ) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    while start < widths.count {
      var end = start
      var taken = nameWidth
      while end < widths.count, end - start < most,
        end == start || taken + 2 + widths[end] <= width
      {
        taken += 2 + widths[end]
        end += 1
      }
      pieces.append(start..<end)
      start = end
    }
    return pieces
  }

  /// A line of a table: its name to the left, its cells to the right of their columns.
  private mutating func line(
    _ name: String, _ cells: ArraySlice<String>, _ widths: [Int], _ nameWidth: Int, _ ink: Ink
  ) {
    var text = name + String.spaces(nameWidth - displayWidth(of: name))
    for (column, cell) in zip(cells.indices, cells) {
      text += String.spaces(2 + widths[column] - displayWidth(of: cell)) + cell
    }
    verbatim(Fragment(text, ink))
  }
}
