import DynamicTypeScaling

/// A value and what it becomes, at one text size or at all.
struct ScaledValues {
  /// The value at the default text size, in points.
  let base: Double
  /// The text style whose curve is followed.
  let style: TextStyle
  /// Whose rounding applies.
  let api: ScalingAPI
  /// The one size that was asked for.
  let size: DynamicTypeSize?
  /// The value at each size that has one, in points.
  let values: [DynamicTypeSize: Double]
  /// The factor at the one size, before any rounding; that of a text style is the ratio of its own
  /// sizes.
  let factor: Double?

  init(
    base: Double, style: TextStyle, api: ScalingAPI, displayScale: Double, size: DynamicTypeSize?,
    in table: DynamicTypeTable
  ) throws(CommandError) {
    self.base = base
    self.style = style
    self.api = api
    self.size = size
    (values, factor) = try figure { () throws(ScalingError) in
      guard let size else {
        return (
          try api.values(for: base, relativeTo: style, displayScale: displayScale, in: table), nil
        )
      }
      let value = try api.value(
        for: base, relativeTo: style, at: size, displayScale: displayScale, in: table)
      let factor =
        api == .textStyle
        ? value / (try table.cell(style, at: table.defaultSize).points)
        : try table.factor(of: style, at: size)
      return ([size: value], factor)
    }
  }
}
