/// Where the parts of a chart stand in a drawing, in pixels from the upper left corner.
struct ChartLayout {
  /// The size of the drawing.
  static let size = (width: 760.0, height: 440.0)
  /// The rows of text above and below the curves.
  static let rows = (title: 32.0, axisName: 62.0, columnNames: 388.0, horizontalName: 418.0)
  /// How high a line of small text is.
  static let lineHeight = 16.0
  /// How far the foot of small text stands below its middle.
  static let halfLetter = 4.5

  let axis: ChartAxis
  private let columnCount: Int
  /// The edges of the field in which the curves are.
  let left: Double
  let right: Double
  let top = 86.0
  let bottom = 366.0

  init(_ chart: Chart) {
    axis = ChartAxis(reaching: chart.curves.flatMap(\.values).compactMap { $0 }.max() ?? 0)
    columnCount = max(1, chart.columns.count)
    let tickWidth = axis.ticks.map { Self.width(of: chart.written($0)) }.max() ?? 0
    left = max(48, tickWidth + 24)
    let nameWidth =
      chart.curves.map { Self.width(of: chart.endName(of: $0), isBold: true) }.max() ?? 0
    right = Self.size.width - (chart.curves.count > 1 ? nameWidth + 28 : 24)
  }

  /// About how wide small text is; a little more than most fonts take.
  static func width(of text: String, isBold: Bool = false) -> Double {
    (isBold ? 8.3 : 7.4) * Double(displayWidth(of: text))
  }

  /// How wide a column is.
  var columnWidth: Double { (right - left) / Double(columnCount) }

  /// The left edge of a column.
  func edge(ofColumn column: Int) -> Double { left + Double(column) * columnWidth }

  /// The middle of a column.
  func x(ofColumn column: Int) -> Double { edge(ofColumn: column) + columnWidth / 2 }

  /// The height at which a value stands.
  func y(of value: Double) -> Double { bottom - (bottom - top) * value / axis.top }

  /// Heights for texts that would like to stand at these, none nearer to another than a line, in
  /// the same order; those that would overlap are moved apart around their middle.
  func spread(_ wanted: [Double]) -> [Double] {
    let order = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
    var blocks: [Block] = []
    for place in order {
      var block = Block(middle: wanted[place], count: 1)
      while let above = blocks.last, above.end > block.start {
        blocks.removeLast()
        block = above.joined(with: block).moved(between: Self.rows.axisName, and: bottom)
      }
      blocks.append(block)
    }
    var heights = wanted
    for (place, height) in zip(order, blocks.flatMap(\.heights)) { heights[place] = height }
    return heights
  }

  /// Lines of text that touch each other.
  private struct Block {
    var middle: Double
    let count: Int

    private var height: Double { Double(count) * ChartLayout.lineHeight }
    var start: Double { middle - height / 2 }
    var end: Double { middle + height / 2 }
    var heights: [Double] {
      (0..<count).map { start + (Double($0) + 0.5) * ChartLayout.lineHeight }
    }

    func joined(with other: Block) -> Block {
      let count = count + other.count
      let sum = middle * Double(self.count) + other.middle * Double(other.count)
      return Block(middle: sum / Double(count), count: count)
    }

    func moved(between top: Double, and bottom: Double) -> Block {
      let half = (height - ChartLayout.lineHeight) / 2
      return Block(middle: max(top + half, min(middle, bottom - half)), count: count)
    }
  }
}
