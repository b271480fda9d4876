extension Rule {
  /// Every rule, by name.
  public static let all: [Rule] = [
    .cappedWithoutViewer,
    .categoryOverride,
    .contentDropped,
    .deprecatedSizeCategory,
    .fixedFontSize,
    .metricsHandMade,
    .misspelledAPI,
    .previewMissingAccessibilitySize,
    .scaledMetricMisplaced,
    .scaledMetricStyle,
    .sizeCap,
    .sizeComparison,
    .sizeMappingGap,
    .sizePinned,
  ]
}
