extension Rule {
  /// Every rule, by name.
  public static let all: [Rule] = [
    .cappedWithoutViewer,
    .categoryOverride,
    .contentDropped,
    .fixedFontSize,
    .metricsHandMade,
    .scaledMetricMisplaced,
    .scaledMetricStyle,
    .sizeCap,
    .sizeComparison,
    .sizeMappingGap,
    .sizePinned,
  ]
}
