extension DynamicTypeSize {
  /// The nearest size in a range of any form, such as `...DynamicTypeSize.large`.
  ///
  /// A size in the range stays as it is; `...large` means no larger than large.
  ///
  /// - Throws: ``ScalingError/emptyRange`` if no size lies in the range, as in `..<.xSmall`.
  public func clamped(
    to range: some RangeExpression<DynamicTypeSize>
  ) throws(ScalingError) -> DynamicTypeSize {
    let sizes = try ClosedRange(sizesIn: range)
    return max(sizes.lowerBound, min(self, sizes.upperBound))
  }
}

extension ClosedRange<DynamicTypeSize> {
  /// The sizes in a range of any form, from the smallest to the largest.
  init(sizesIn range: some RangeExpression<DynamicTypeSize>) throws(ScalingError) {
    guard let smallest = DynamicTypeSize.allCases.first(where: range.contains),
      let largest = DynamicTypeSize.allCases.last(where: range.contains)
    else { throw .emptyRange }
    self = smallest...largest
  }
}
