import DynamicTypeScaling

/// A length as the code lets it grow, beside the same length as the cure does, size by size.
struct CurveFigure {
  /// How a length comes to its value at a text size.
  enum Growth {
    /// It stays.
    case none
    /// An API scales it along the curve of a style.
    case scaled(ScalingAPI, TextStyle)
  }

  /// The length as the code has it at every text size of the platform.
  let values: [DynamicTypeSize: Double]
  /// The length as the cure has it at every text size of the platform.
  let wanted: [DynamicTypeSize: Double]
  /// The largest text size of the platform.
  let largestSize: DynamicTypeSize
  private let defaultSize: DynamicTypeSize

  /// Compares two ways to grow on a platform; nil where the sizes of that are not published.
  init?(of points: Double, growing growth: Growth, wanted: Growth, on platform: Platform) {
    let table = platform.table
    guard points > 0, let largest = table.sizes.last, largest > table.defaultSize,
      let values = growth.values(of: points, in: table),
      let wanted = wanted.values(of: points, in: table)
    else { return nil }
    self.values = values
    self.wanted = wanted
    largestSize = largest
    defaultSize = table.defaultSize
  }

  /// What the code comes to at the largest text size, to the tenth of a point.
  var atLargest: Double { Self.rounded(values[largestSize]) }
  /// What the cure comes to at the largest text size, to the tenth of a point.
  var wantedAtLargest: Double { Self.rounded(wanted[largestSize]) }

  /// The smallest text size above the default at which the reader gets less than the cure gives.
  var firstSmallerSize: DynamicTypeSize? {
    DynamicTypeSize.allCases.first {
      $0 > defaultSize && (values[$0] ?? 0) < (wanted[$0] ?? 0)
    }
  }

  // A third of a pixel more says nothing to anybody.
  private static func rounded(_ points: Double?) -> Double { ((points ?? 0) * 10).rounded() / 10 }
}

extension CurveFigure.Growth {
  fileprivate func values(of points: Double, in table: DynamicTypeTable)
    -> [DynamicTypeSize: Double]?
  {
    switch self {
    case .none: Dictionary(uniqueKeysWithValues: table.sizes.map { ($0, points) })
    case .scaled(let api, let style): try? api.values(for: points, relativeTo: style, in: table)
    }
  }
}

extension Detection {
  /// Takes over the figures of both curves.
  mutating func take(_ figure: CurveFigure, style: TextStyle) {
    values = figure.values
    wanted = figure.wanted
    wantedStyle = style
  }
}

extension Platform {
  /// The style that comes nearest to a font, among those that SwiftUI has a name for.
  func nearestStyle(toPoints points: Double, weight: FontWeight = .regular) -> TextStyle? {
    table.nearestStyle(toPoints: points, weight: weight)?.writable
  }

  /// The size of a style at the default text size, in points.
  func points(of style: TextStyle) -> Double? {
    try? table.cell(style, at: table.defaultSize).points
  }

  /// The size of a style at the largest text size, in points.
  func pointsAtLargest(of style: TextStyle) -> Double? {
    table.sizes.last.flatMap { try? table.cell(style, at: $0).points }
  }
}
