extension ScalingAPI {
  /// The smallest size at which a scaled length exceeds a limit, or nil if none does.
  ///
  /// ```swift
  /// // A badge of 125 points on a phone that is 375 points wide, within margins of 16.
  /// try ScalingAPI.scaledMetric.firstSize(exceeding: 343, for: 125, relativeTo: .body)
  /// // accessibility5, where it takes 352.33 points
  /// ```
  /// Sizes without a figure are passed over.
  ///
  /// - Throws: A ``ScalingError`` if a length or the display scale is none, or the table does not
  ///   know the style.
  public func firstSize(
    exceeding limit: Double, for base: Double, relativeTo style: TextStyle,
    displayScale: Double = 3, in table: DynamicTypeTable = .iOS
  ) throws(ScalingError) -> DynamicTypeSize? {
    try limit.checkLength()
    let values = try values(for: base, relativeTo: style, displayScale: displayScale, in: table)
    return DynamicTypeSize.allCases.first { size in values[size].map { $0 > limit } ?? false }
  }
}
