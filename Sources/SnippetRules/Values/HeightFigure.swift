import DynamicTypeScaling

/// What a fixed height cuts off a column of text, size by size.
struct HeightFigure {
  /// How far the figure holds.
  enum Ground {
    /// The lines alone are higher than the height.
    case lines
    /// The lines fit; with their paddings they do not.
    case padding
    /// It holds if the text fills its lines at the default size and goes on in further ones.
    case wrapping
  }

  let ground: Ground
  /// The smallest size at which the column is higher than the height.
  let firstSize: DynamicTypeSize
  /// The height that the column needs at the largest size, in points, rounded up to the whole.
  let needed: Double
  /// The largest size that the text can have.
  let largestSize: DynamicTypeSize
  /// The fixed height, at every size.
  let values: [DynamicTypeSize: Double]
  /// Whether the text stands out of the frame at the default size already, as whoever wrote it saw.
  let overflowsByDesign: Bool
  /// The height that the column needs, at every size.
  let wanted: [DynamicTypeSize: Double]

  /// Looks for the size at which a height becomes too low; nil if it never does, or no figure is published.
  ///
  /// - Parameter greatest: the largest size that the view lets its text have.
  init?(
    _ column: TextColumn, in height: Double, upTo greatest: DynamicTypeSize = .accessibility5,
    on platform: Platform
  ) {
    let table = platform.table
    guard !column.lines.isEmpty, let largest = table.sizes.last(where: { $0 <= greatest }) else {
      return nil
    }
    for ground in [Ground.lines, .padding, .wrapping] {
      var wanted: [DynamicTypeSize: Double] = [:]
      for size in table.sizes where size <= greatest {
        wanted[size] = column.height(
          at: size, wrapping: ground == .wrapping, padded: ground != .lines, in: table)
      }
      guard let needed = wanted[largest],
        // Up to the default size the design holds: there the leading is more than a line really needs.
        let first = DynamicTypeSize.allCases.first(where: {
          $0 > table.defaultSize && (wanted[$0] ?? 0) > height
        }), let usual = wanted[table.defaultSize]
      else { continue }
      self.ground = ground
      self.firstSize = first
      self.needed = needed.rounded(.up)
      self.largestSize = largest
      self.wanted = wanted
      self.values = wanted.mapValues { _ in height }
      self.overflowsByDesign = usual * 0.75 > height
      return
    }
    return nil
  }

  /// How much it matters: an error where lines are lost at a standard size, a warning at the accessibility sizes,
  /// a note where only paddings are lost or the text may wrap.
  var severity: Severity {
    switch ground {
    case .lines where overflowsByDesign: .note
    case .lines: firstSize.isAccessibilitySize ? .warning : .error
    case .padding, .wrapping: .note
    }
  }
}

extension Detection {
  /// Takes over what a fixed height cuts off.
  ///
  /// A font that never grows makes it a note; an unknown part of the text leaves at most a warning.
  mutating func take(_ figure: HeightFigure, of column: TextColumn, in height: Double) {
    facts["height"] = .number(height)
    facts["size"] = .name(figure.firstSize.shortName)
    facts["needed"] = .number(figure.needed)
    facts["largest"] = .name(figure.largestSize.shortName)
    values = figure.values
    wanted = figure.wanted
    wantedStyle = column.lines.first?.curve
    firstBrokenSize = figure.firstSize
    severity = figure.severity
    if !column.isCertain { severity = min(figure.severity, .warning) }
    if column.hasFixedFont { severity = .note }
  }
}
