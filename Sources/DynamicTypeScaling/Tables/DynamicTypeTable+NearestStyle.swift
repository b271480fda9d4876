extension DynamicTypeTable {
  /// The text style that comes nearest to a font: by its size at the default, then by its weight.
  ///
  /// Between two styles that are equally far away the larger wins, so that nobody's text shrinks,
  /// and between two of one size the one of the nearer weight, the lighter if both are as near: 17
  /// points are body, and headline if they are bold. Nil if the table knows no style at its default
  /// size, or the size is not finite.
  ///
  /// - Parameters:
  ///   - points: The size of the font, in points.
  ///   - weight: The weight of the font.
  public func nearestStyle(toPoints points: Double, weight: FontWeight = .regular) -> TextStyle? {
    var nearest: (style: TextStyle, cell: TextStyleCell)?
    for style in TextStyle.allCases where points.isFinite {
      guard let cell = try? cell(style, at: defaultSize) else { continue }
      if let best = nearest?.cell, !cell.isNearer(to: points, weight, than: best) { continue }
      nearest = (style, cell)
    }
    return nearest?.style
  }
}

extension TextStyleCell {
  /// Whether this comes nearer to a font than another cell does.
  fileprivate func isNearer(
    to wanted: Double, _ wantedWeight: FontWeight, than other: TextStyleCell
  ) -> Bool {
    let distance = (points - wanted).magnitude
    let otherDistance = (other.points - wanted).magnitude
    if distance != otherDistance { return distance < otherDistance }
    if points != other.points { return points > other.points }
    let step = abs(weight.index - wantedWeight.index)
    let otherStep = abs(other.weight.index - wantedWeight.index)
    return step == otherStep ? weight < other.weight : step < otherStep
  }
}
