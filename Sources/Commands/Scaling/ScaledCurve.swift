import DynamicTypeScaling

/// What a value becomes along the curve of a text style.
struct ScaledCurve: Sendable, Equatable {
  /// The text style; `nil` where all text grows alike.
  let style: TextStyle?
  /// The value at the default text size, in points.
  let base: Double
  /// The value at each size that has one, in points.
  private(set) var values: [DynamicTypeSize: Double] = [:]
  /// The factor at each of these sizes.
  private(set) var factors: [DynamicTypeSize: Double] = [:]

  /// Follows a style at one size, or at all that have a figure.
  init(
    of given: Double?, _ style: TextStyle?, by rule: ScalingRule, at size: DynamicTypeSize?
  ) throws(CommandError) {
    self.style = style
    base = try rule.base(given, style)
    if let size {
      try add(size, by: rule)
    } else {
      try addAllSizes(by: rule)
    }
  }

  /// Adds every size that has a figure, the default one among them.
  private mutating func addAllSizes(by rule: ScalingRule) throws(CommandError) {
    for size in DynamicTypeSize.allCases {
      do throws(CommandError) {
        try add(size, by: rule)
      } catch {
        guard size != rule.defaultSize, error.isAboutMissingFigure else { throw error }
      }
    }
  }

  private mutating func add(
    _ size: DynamicTypeSize, by rule: ScalingRule
  ) throws(CommandError) {
    (values[size], factors[size]) = try figure { [base, style] () throws(ScalingError) in
      (try rule.value(of: base, style, at: size), try rule.factor(of: base, style, at: size))
    }
  }
}

extension CommandError {
  /// Whether the platform has no figure here, though it may have some elsewhere.
  fileprivate var isAboutMissingFigure: Bool {
    switch self {
    case .scaling(.unknownCell), .scaling(.fixedSize): true
    default: false
    }
  }
}
