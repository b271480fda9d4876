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
    .scaledMetricAssigned,
    .scaledMetricDeclaration,
    .scaledMetricInteger,
    .scaledMetricMisplaced,
    .scaledMetricStyle,
    .sizeCap,
    .sizeComparison,
    .sizeMappingGap,
    .sizePinned,
    .unitMetric,
  ]
}
