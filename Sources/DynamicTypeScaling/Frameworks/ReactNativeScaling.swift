/// How React Native on iOS scales text, by a table of its own.
///
/// Multipliers: `RCTAccessibilityManager` of React Native. At the accessibility sizes they are 25,
/// 30, 37, 44 and 50 over 14, not body's sizes over 17, so text grows further than the system's.
/// `dynamicTypeRamp` asks `UIFontMetrics` instead. `maxFontSizeMultiplier` after `Text.d.ts`.
public enum ReactNativeScaling {
  /// The factor by which every font grows at a size, 1 at `large`.
  public static func multiplier(at size: DynamicTypeSize) -> Double {
    switch size {
    case .xSmall: 0.823
    case .small: 0.882
    case .medium: 0.941
    case .large: 1
    case .xLarge: 1.118
    case .xxLarge: 1.235
    case .xxxLarge: 1.353
    case .accessibility1: 1.786
    case .accessibility2: 2.143
    case .accessibility3: 2.643
    case .accessibility4: 3.143
    case .accessibility5: 3.571
    }
  }

  /// The factor by which a font grows at a size if its text has a `dynamicTypeRamp`.
  ///
  /// `UIFontMetrics` scales the font's size to the nearest pixel, and the factor is that over the
  /// size. It takes the place of ``multiplier(at:)``.
  ///
  /// - Parameters:
  ///   - ramp: The text style that the ramp names.
  ///   - fontSize: The `fontSize`, in points; the style's own at the default size if nil.
  ///   - size: The size that the reader chose.
  ///   - displayScale: The pixels per point of the screen.
  /// - Throws: A ``ScalingError`` if the size is no size of a font, or iOS has no such style.
  public static func multiplier(
    ramp: TextStyle, fontSize: Double? = nil, at size: DynamicTypeSize, displayScale: Double = 3
  ) throws(ScalingError) -> Double {
    let base =
      if let fontSize { fontSize } else { try DynamicTypeTable.iOS.cell(ramp, at: .large).points }
    let scaled = try ScalingAPI.scaledValue.value(
      for: base, relativeTo: ramp, at: size, displayScale: displayScale)
    return scaled / base
  }

  /// The size of a font on screen, in points, not rounded.
  ///
  /// ```swift
  /// try ReactNativeScaling.points(fontSize: 14, at: .accessibility5)  // 49.994
  /// ```
  /// - Parameters:
  ///   - fontSize: The `fontSize`, in points.
  ///   - ramp: The text style that `dynamicTypeRamp` names, if the text has one.
  ///   - maximum: The `maxFontSizeMultiplier`; a number below 1 or nil is no limit.
  ///   - size: The size that the reader chose.
  ///   - displayScale: The pixels per point of the screen.
  /// - Throws: A ``ScalingError`` if a number is not finite, the size is no size of a font, or the
  ///   display scale is none.
  public static func points(
    fontSize: Double, ramp: TextStyle? = nil, maxFontSizeMultiplier maximum: Double? = nil,
    at size: DynamicTypeSize, displayScale: Double = 3
  ) throws(ScalingError) -> Double {
    try fontSize.checkPointSize()
    try displayScale.checkDisplayScale()
    var multiplier = multiplier(at: size)
    if let ramp {
      multiplier = try self.multiplier(
        ramp: ramp, fontSize: fontSize, at: size, displayScale: displayScale)
    }
    guard let maximum else { return fontSize * multiplier }
    guard !maximum.isNaN else { throw .notFinite }
    return fontSize * (maximum >= 1 ? min(multiplier, maximum) : multiplier)
  }
}
