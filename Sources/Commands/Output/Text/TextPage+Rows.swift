extension TextPage {
  /// Adds names with what they mean: side by side where the page is wide enough, else one below the
  /// other.
  mutating func rows(_ rows: [(name: String, meaning: [Fragment])]) {
    let column = min(rows.map { displayWidth(of: $0.name) }.max() ?? 0, width / 3) + 4
    for row in rows {
      let nameWidth = displayWidth(of: row.name)
      if width >= 60, nameWidth + 4 <= column {
        let gap = String.spaces(column - nameWidth - 2)
        words(row.meaning, after: Fragment(row.name + gap), indent: 2, hanging: column - 2)
      } else {
        words(Fragment(row.name), indent: 2, hanging: 2)
        words(row.meaning, indent: 6)
      }
    }
  }
}
