import DynamicTypeScaling

/// What a font of a fixed size takes from readers: its size beside that of the nearest text style, size by size.
struct FixedSizeFigure {
  /// The fixed size, in points.
  let points: Double
  /// The text style that comes nearest at the default size.
  let style: TextStyle
  /// What to write in place of the fixed size: `.body`, or a scaled metric where every style is too small.
  let cure: String
  /// Whether every style is too small for it.
  let isDisplay: Bool
  /// The fixed size at every text size of the platform.
  let values: [DynamicTypeSize: Double]
  /// The size that the cure gives at every text size of the platform.
  let wanted: [DynamicTypeSize: Double]
  /// The largest text size of the platform.
  let largestSize: DynamicTypeSize

  /// Compares a fixed size with the styles of a platform; nil where their sizes are not published.
  init?(points: Double, weight: FontWeight = .regular, platform: Platform) {
    let table = platform.table
    guard points > 0, let nearest = table.nearestStyle(toPoints: points, weight: weight),
      let largestSize = table.sizes.last, largestSize > table.defaultSize
    else { return nil }
    let style = nearest.writable
    guard let designed = try? table.cell(style, at: table.defaultSize).points else { return nil }
    // Display type beyond the largest style keeps its size only as a scaled metric.
    let isDisplay = points > designed * 1.15
    let api: ScalingAPI = isDisplay ? .scaledMetric : .textStyle
    guard let wanted = try? api.values(for: points, relativeTo: style, in: table) else {
      return nil
    }
    self.points = points
    self.style = style
    self.isDisplay = isDisplay
    self.cure = isDisplay ? "@ScaledMetric(relativeTo: .\(style.rawValue))" : ".\(style.rawValue)"
    self.wanted = wanted
    self.values = wanted.mapValues { _ in points }
    self.largestSize = largestSize
    self.defaultSize = table.defaultSize
    self.greatestStyle = (try? table.cell(.largeTitle, at: largestSize).points) ?? .infinity
  }

  private let defaultSize: DynamicTypeSize
  private let greatestStyle: Double

  /// The size that the cure gives at the largest text size, to the whole point.
  var wantedAtLargest: Double { (wanted[largestSize] ?? points).rounded() }

  /// How much of that the fixed size leaves, in percent, to the whole.
  var share: Double { (points / wantedAtLargest * 100).rounded() }

  /// The smallest text size above the default at which the reader gets less than the cure gives.
  var firstBrokenSize: DynamicTypeSize? {
    DynamicTypeSize.allCases.first { $0 > defaultSize && (wanted[$0] ?? 0) > points }
  }

  /// Whether the text is at least as large as the largest style ever becomes, so that nobody fails to read it.
  var isLegibleAnyway: Bool { points >= greatestStyle }
}

extension TextStyle {
  /// The style itself, or the nearest that SwiftUI has a name for.
  var writable: TextStyle {
    switch self {
    case .footnote2: .footnote
    case .subtitle1: .subheadline
    default: self
    }
  }
}
