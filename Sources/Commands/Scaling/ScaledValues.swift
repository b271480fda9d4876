import DynamicTypeScaling

/// A value and what it becomes, at one text size or at all, along one curve or several.
struct ScaledValues: Sendable, Equatable {
  /// The rule that is followed.
  let rule: ScalingRule
  /// The one size that was asked for.
  let size: DynamicTypeSize?
  /// The curve that comes first.
  let first: ScaledCurve
  /// The curves that stand beside it.
  let others: [ScaledCurve]
  /// A value that was given though the rule has no use for it, in points.
  let unusedValue: Double?

  /// All curves.
  var curves: [ScaledCurve] { [first] + others }

  /// The sizes at which a curve has a value, from the smallest.
  var sizes: [DynamicTypeSize] {
    DynamicTypeSize.allCases.filter { size in curves.contains { $0.values[size] != nil } }
  }

  /// Scales a value along the curves of styles; along the default one where none is named.
  init(
    of given: Double?, _ styles: [TextStyle], by rule: ScalingRule, at size: DynamicTypeSize?
  ) throws(CommandError) {
    self.rule = rule
    self.size = size
    first = try ScaledCurve(of: given, styles.first ?? rule.defaultStyle, by: rule, at: size)
    var others: [ScaledCurve] = []
    for style in styles.dropFirst() {
      others.append(try ScaledCurve(of: given, style, by: rule, at: size))
    }
    self.others = others
    let isUsed = !rule.hasSizesOfItsOwn || ([first] + others).allSatisfy { $0.base == given }
    unusedValue = isUsed ? nil : given
  }
}
