import DynamicTypeScaling

/// What is left of a reader's text where it may be made smaller to fit.
struct ShrinkFigure {
  /// The share that may be left of the size that the reader asked for, in percent.
  let share: Double
  /// Whether the smallest text at the largest text size is less than twice as large as the style is at the default,
  /// or than the style ever becomes where that is less.
  let breaksDoubling: Bool

  /// Looks at a style and a factor between 0 and 1.
  init?(factor: Double, style: TextStyle) {
    guard factor >= 0, factor <= 1,
      let growth = try? TextGrowth(of: style).percent(at: .accessibility5)
    else { return nil }
    share = (factor * 100).rounded()
    breaksDoubling = growth * factor < min(200, growth)
  }
}
