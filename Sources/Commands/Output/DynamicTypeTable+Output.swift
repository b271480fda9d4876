import DTKBKnowledge
import DTKBQueryService
import DynamicTypeScaling

extension DynamicTypeTable {
  /// The table for programs; a figure that nobody published is `null`.
  func json(of styles: [TextStyle]) -> JSONValue {
    var rows: [String: JSONValue] = [:]
    for style in styles {
      var cells: [String: JSONValue] = [:]
      for size in sizes { cells[size.rawValue] = (try? cell(style, at: size))?.json }
      rows[style.rawValue] = .object(cells)
    }
    return .document(["platform": .string(platform.rawValue), "styles": .object(rows)])
  }

  /// The table for people, in points: sizes across, styles down.
  func text(of styles: [TextStyle], on page: TextPage, in language: Language) -> String {
    var page = page
    page.table(
      columns: sizes.map(\.shortName),
      rows: styles.map { style in
        let cells = sizes.map { (try? cell(style, at: $0))?.points }
        return (style.rawValue, cells.map { $0.map(language.written) ?? "–" })
      })
    return page.text
  }

  /// What the table is of.
  func summary(of styles: [TextStyle]) -> String {
    "\(platform.rawValue) · \(styles.count) × \(sizes.count) · pt"
  }
}

extension TextStyleCell {
  fileprivate var json: JSONValue {
    [
      "points": .number(points), "leading": leading.map(JSONValue.number) ?? .null,
      "weight": .string(weight.rawValue),
    ]
  }
}
