import DynamicTypeScaling

/// What a limit of the text size takes from text: its size beside that without the limit, size by size.
struct TextSizeLimitFigure {
  /// What the text reaches, in percent of its default size.
  let percent: Double
  /// Whether that is less than twice the default, or less than the style's own largest where no style doubles.
  let isTooLow: Bool
  /// The style that loses most.
  let style: TextStyle
  /// The size of the text with the limit, at every text size of the platform.
  let values: [DynamicTypeSize: Double]
  /// The size of the text without the limit.
  let wanted: [DynamicTypeSize: Double]
  /// The smallest text size at which the reader gets less.
  let firstBrokenSize: DynamicTypeSize?

  /// The figure of the style that loses most; nil where the platform publishes no sizes or has none above the limit.
  init?(_ limit: TextSizeLimit, of styles: some Sequence<TextStyle>, on platform: Platform) {
    let figures = styles.compactMap { Self(limit, of: $0, on: platform) }
    guard let worst = figures.min(by: { $0.reached < $1.reached }) else { return nil }
    self = worst
  }

  /// What is reached of what should be.
  private let reached: Double

  private init?(_ limit: TextSizeLimit, of style: TextStyle, on platform: Platform) {
    let table = platform.table
    guard let limitSize = limit.largest, let largest = table.sizes.last,
      let smallest = table.sizes.first,
      let points = try? table.cell(style, at: table.defaultSize).points, points > 0
    else { return nil }
    var wanted: [DynamicTypeSize: Double] = [:]
    for size in table.sizes { wanted[size] = try? table.cell(style, at: size).points }
    let reachable = table.sizes.last { $0 <= limitSize } ?? smallest
    guard let most = wanted[reachable], let full = wanted[largest] else { return nil }
    var values = wanted
    for size in table.sizes {
      if case .pinned = limit { values[size] = most }
      if size > reachable { values[size] = most }
    }
    let enough = min(2, full / points)
    self.style = style
    percent = (most / points * 100).rounded()
    reached = most / points / enough
    // Sizes are whole points: what rounding takes is no loss.
    isTooLow = reached < 0.995
    self.values = values
    self.wanted = wanted
    firstBrokenSize = table.sizes.first {
      $0 > table.defaultSize && (values[$0] ?? 0) < (wanted[$0] ?? 0)
    }
  }
}
