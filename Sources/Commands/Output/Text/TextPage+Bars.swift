/// A column of figures, each with a bar that shows how large it is beside the others.
struct BarColumn: Sendable {
  /// What stands above the column, where there are several.
  let name: String
  /// The figures as they are written, all equally wide.
  let figures: [String]
  /// What the bars show, never below zero.
  let lengths: [Double]
}

extension TextPage {
  /// Adds figures with their bars, all drawn to one scale; columns that do not fit beside the others
  /// stand below them, under the names of the rows again.
  mutating func bars(_ columns: [BarColumn], rows: [String]) {
    let nameWidth = rows.map { displayWidth(of: $0) }.max() ?? 0
    let figureWidth = columns.flatMap(\.figures).map { displayWidth(of: $0) }.max() ?? 0
    let greatest = columns.flatMap(\.lengths).max() ?? 0
    let least = max(columns.map { displayWidth(of: $0.name) }.max() ?? 0, figureWidth + 2 + 8)
    let fitting = max(1, (width - nameWidth) / (least + 2))
    let pieces = max(1, (columns.count + fitting - 1) / fitting)
    // As many pieces as it takes, but of one size: no last column all alone.
    let perPiece = max(1, (columns.count + pieces - 1) / pieces)
    let columnWidth = max(1, (width - nameWidth) / perPiece - 2)
    let room = min(columnWidth - figureWidth - 2, 48)

    for start in stride(from: 0, to: columns.count, by: perPiece) {
      if start > 0 { gap() }
      let piece = columns[start..<min(start + perPiece, columns.count)]
      if columns.count > 1 {
        barLine(
          Fragment(String.spaces(nameWidth)),
          piece.map { [Fragment($0.name.prefix(columnWidth), .bold)] }, columnWidth)
      }
      for (row, name) in rows.enumerated() {
        let padding = String.spaces(nameWidth - displayWidth(of: name))
        barLine(
          Fragment(name + padding, .bold),
          piece.map { column in
            let bar = Self.bar(column.lengths[row], of: greatest, room: room)
            let figure = column.figures[row]
            return bar.isEmpty
              ? [Fragment(figure.trimmingSpacesAtEnd)]
              : [Fragment(figure + "  "), Fragment(bar, .note)]
          }, columnWidth)
      }
    }
  }

  /// A line of cells that are all equally wide, but for the last one, which ends where it ends.
  private mutating func barLine(_ name: Fragment, _ cells: [[Fragment]], _ columnWidth: Int) {
    var line = [name]
    for (place, cell) in cells.enumerated() {
      line.append("  ")
      line += cell
      guard place < cells.count - 1 else { break }
      let taken = cell.reduce(0) { $0 + displayWidth(of: $1.text) }
      line.append(Fragment(String.spaces(max(0, columnWidth - taken))))
    }
    verbatim(line)
  }

  /// A bar that fills a share of the room, to an eighth of a column.
  private static func bar(_ length: Double, of greatest: Double, room: Int) -> String {
    guard length > 0, greatest > 0, room > 0 else { return "" }
    let eighths = Int((min(length / greatest, 1) * Double(room) * 8).rounded())
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }
}

extension String {
  /// The text without the spaces at its end.
  fileprivate var trimmingSpacesAtEnd: Substring {
    self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)]
  }
}
