/// The sizes and line spacings of a platform's text styles, by the size that the reader chose.
///
/// The shipped tables are ``iOS``, ``watchOS``, ``tvOS``, ``macOS`` and ``visionOS``; a team can
/// make one of its own. A figure that nobody published is missing: asking for it is an error.
public struct DynamicTypeTable: Hashable, Sendable {
  /// The platform that the figures hold for.
  public let platform: Platform
  /// The size at which nothing is scaled.
  public let defaultSize: DynamicTypeSize
  /// A cell for every style and size, style by style; nil where nothing is known.
  private let cells: [TextStyleCell?]

  /// Makes a table from rows that are known to be sound.
  init(
    platform: Platform, sizes: [DynamicTypeSize], defaultSize: DynamicTypeSize,
    soundRows rows: [TextStyleRow]
  ) {
    var cells = [TextStyleCell?](
      repeating: nil, count: TextStyle.allCases.count * DynamicTypeSize.allCases.count)
    for row in rows {
      for (column, size) in sizes.enumerated() {
        let leading = row.leadings.isEmpty ? nil : row.leadings[column]
        cells[Self.position(of: row.style, at: size)] = TextStyleCell(
          points: row.points[column], leading: leading,
          scalingLeading: row.scalingLeadings[size] ?? leading,
          weight: row.weight, emphasizedWeight: row.emphasizedWeight)
      }
    }
    self.platform = platform
    self.defaultSize = defaultSize
    self.cells = cells
  }

  private static func position(of style: TextStyle, at size: DynamicTypeSize) -> Int {
    style.index * 12 + size.index
  }

  /// What is known about a style at a size.
  ///
  /// - Throws: ``ScalingError/fixedSize(_:)`` on macOS at any size but the default, and
  ///   ``ScalingError/unknownCell(_:_:_:)`` where nothing is known.
  public func cell(
    _ style: TextStyle, at size: DynamicTypeSize
  ) throws(ScalingError) -> TextStyleCell {
    if let cell = cells[Self.position(of: style, at: size)] { return cell }
    throw missing(style, at: size)
  }

  /// The line spacings, in points, whose ratio scales a length: at a size and at the default.
  ///
  /// At the default size both are 1, since nothing is scaled there, known or not.
  func leadings(
    of style: TextStyle, at size: DynamicTypeSize
  ) throws(ScalingError) -> (here: Double, atDefault: Double) {
    let here = try cell(style, at: size)
    if size == defaultSize { return (1, 1) }
    guard let leading = here.scalingLeading,
      let defaultLeading = try cell(style, at: defaultSize).scalingLeading
    else { throw missing(style, at: size) }
    return (leading, defaultLeading)
  }

  /// The factor by which lengths relative to a style grow, 1 at the default size.
  ///
  /// It is the ratio of line spacings, not of point sizes: body grows by 62/22 at
  /// `accessibility5`, though its font grows by 53/17. It does not depend on the length.
  ///
  /// - Throws: ``ScalingError/fixedSize(_:)`` or ``ScalingError/unknownCell(_:_:_:)``.
  public func factor(
    of style: TextStyle, at size: DynamicTypeSize
  ) throws(ScalingError) -> Double {
    let leading = try leadings(of: style, at: size)
    return leading.here / leading.atDefault
  }

  /// The styles that the table knows, from the largest title to the smallest caption.
  public var styles: [TextStyle] {
    TextStyle.allCases.filter { style in
      DynamicTypeSize.allCases.contains { cells[Self.position(of: style, at: $0)] != nil }
    }
  }

  /// The sizes at which the table knows a style, from the smallest.
  public var sizes: [DynamicTypeSize] {
    DynamicTypeSize.allCases.filter { size in
      TextStyle.allCases.contains { cells[Self.position(of: $0, at: size)] != nil }
    }
  }

  private func missing(_ style: TextStyle, at size: DynamicTypeSize) -> ScalingError {
    platform == .macOS && size != defaultSize
      ? .fixedSize(platform) : .unknownCell(style, size, platform)
  }
}
