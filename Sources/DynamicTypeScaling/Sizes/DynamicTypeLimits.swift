/// What the `dynamicTypeSize(_:)` modifiers around a view leave of the reader's choice.
///
/// Written in the order of the code, so that each modifier lies outside those before it:
/// ```swift
/// // Text("…").dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.accessibility5)
/// let limits = try DynamicTypeLimits()
///   .dynamicTypeSize(...DynamicTypeSize.large)
///   .dynamicTypeSize(.accessibility5)
/// limits.limited(.small)  // large
/// ```
/// Apple's documentation of the modifiers: ranges intersect; a value set outside a range is
/// limited by it; a value set inside one, nearer to the view, wins over it. Where two ranges have
/// no size in common Apple says nothing; here the inner one wins, at its nearer end.
public struct DynamicTypeLimits: Hashable, Sendable {
  /// The sizes that are left: whatever the reader chose, the nearest one of these is used.
  ///
  /// A chain of modifiers always comes down to one range, a set value being a range of one.
  public let range: ClosedRange<DynamicTypeSize>

  /// Makes limits without a modifier: every size is left.
  public init() { self.init(range: .xSmall ... .accessibility5) }

  private init(range: ClosedRange<DynamicTypeSize>) { self.range = range }

  /// The limits with one more modifier outside, which sets the size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> DynamicTypeLimits {
    inside(DynamicTypeLimits(range: size...size))
  }

  /// The limits with one more modifier outside, which limits the size to a range of any form.
  ///
  /// - Throws: ``ScalingError/emptyRange`` if no size lies in the range, as in `..<.xSmall`.
  public func dynamicTypeSize(
    _ range: some RangeExpression<DynamicTypeSize>
  ) throws(ScalingError) -> DynamicTypeLimits {
    inside(DynamicTypeLimits(range: try ClosedRange(sizesIn: range)))
  }

  /// These limits on a view that stands inside others.
  public func inside(_ outer: DynamicTypeLimits) -> DynamicTypeLimits {
    DynamicTypeLimits(range: limited(outer.range.lowerBound)...limited(outer.range.upperBound))
  }

  /// The size that the view sees where the reader chose a size.
  public func limited(_ size: DynamicTypeSize) -> DynamicTypeSize {
    max(range.lowerBound, min(size, range.upperBound))
  }
}
