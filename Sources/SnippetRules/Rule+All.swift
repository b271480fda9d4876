extension Rule {
  /// Every rule, in the order of the catalogue.
  public static let all: [Rule] = [
    .fixedFontSize,
    .ibFixedFont,
    .ibFixedHeight,
    .ibNoLiveUpdate,
    .ibShrinkOrClip,
    .rnCounterScaling,
    .rnFixedHeightText,
    .rnGeometryFontSize,
    .rnLowMultiplier,
    .rnScalingOff,
    .rnSingleLine,
    .rnTightLineHeight,
    .scaledMetricMisplaced,
    .scaledMetricStyle,
    .webviewPxFont,
  ]
}
