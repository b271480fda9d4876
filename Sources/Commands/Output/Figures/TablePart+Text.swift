import DTKBKnowledge
import DTKBQueryService
import DynamicTypeScaling

extension TablePart {
  /// The figures for people, in points: sizes across, styles down, and below them where the slider
  /// in Settings stands; a single cell with all that is known about it.
  func text(on page: TextPage, in language: Language) -> String {
    var page = page
    let words = language.figureWords
    if let cell, let style = styles.first, let size = sizes.first {
      var rows = [(style.rawValue + " " + size.shortName, language.written(cell.points) + " pt")]
      if let leading = cell.leading {
        rows.append((words.leading, language.written(leading) + " pt"))
      }
      rows.append((words.weight, cell.weight.rawValue))
      if hasSlider { rows.append((words.slider, size.sliderStop(words))) }
      page.rows(rows.map { (name: $0, meaning: [Fragment($1)]) })
      return page.text
    }
    var rows = styles.map { style in
      let cells = sizes.map { (try? table.cell(style, at: $0))?.points }
      return (name: style.rawValue, cells: cells.map { $0.map(language.written) ?? "–" })
    }
    if hasSlider { rows.append((words.slider, sizes.map { String($0.sliderPosition) })) }
    page.table(columns: sizes.map(\.shortName), rows: rows)
    return page.text
  }

  /// What the figures are of, and which page in Settings has the slider.
  func notices(in language: Language) -> [String] {
    let what = "\(table.platform.rawValue) · \(styles.count) × \(sizes.count) · pt"
    guard hasSlider, cell == nil else { return [what] }
    let words = language.figureWords
    let stops = "\(words.slider) 1–7: \(words.sliderPage) · 8–12: \(words.largerSliderPage)"
    return [what, stops]
  }
}

extension DynamicTypeSize {
  /// Where the slider stands, of how many stops, and on which page of Settings.
  fileprivate func sliderStop(_ words: FigureWords) -> String {
    isAccessibilitySize
      ? "\(sliderPosition)/12 · \(words.largerSliderPage)"
      : "\(sliderPosition)/7 · \(words.sliderPage)"
  }
}
