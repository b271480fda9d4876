/// How things that belong together should stand.
public enum StackAxis: String, Sendable {
  /// Side by side.
  case horizontal
  /// One below the other.
  case vertical

  /// The axis that suits a size: vertical at the accessibility sizes.
  ///
  /// The Human Interface Guidelines (Typography) advise a stacked layout there.
  public static func advised(at size: DynamicTypeSize) -> StackAxis {
    size.isAccessibilitySize ? .vertical : .horizontal
  }

  /// The axis on which things of these widths fit, as `ViewThatFits` chooses between two stacks.
  ///
  /// - Parameters:
  ///   - widths: What each thing takes without wrapping, in points.
  ///   - spacing: What lies between two neighbours, in points.
  ///   - available: The width that there is, in points.
  /// - Throws: A ``ScalingError`` if a length is not finite or beyond
  ///   ``ScalingError/greatestLength``.
  public static func fitting(
    widths: [Double], spacing: Double, in available: Double
  ) throws(ScalingError) -> StackAxis {
    try spacing.checkLength()
    try available.checkLength()
    var total = spacing * Double(max(0, widths.count - 1))
    for width in widths {
      try width.checkLength()
      total += width
    }
    return total <= available ? .horizontal : .vertical
  }
}
