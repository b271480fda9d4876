extension Rule {
  /// Every rule, by name.
  public static let all: [Rule] = [
    .cappedWithoutViewer,
    .categoryOverride,
    .contentDropped,
    .fixedCellSize,
    .fixedFontSize,
    .fixedGridColumn,
    .fixedHeightSheet,
    .fixedHeightText,
    .fixedLineHeight,
    .fixedRowHeight,
    .fixedWidthText,
    .labelFixedHeight,
    .literalMetric,
    .metricOverflow,
    .metricsHandMade,
    .noScrollContainer,
    .rigidTextRow,
    .scaledMetricMisplaced,
    .scaledMetricStyle,
    .sizeCap,
    .sizeComparison,
    .sizeMappingGap,
    .sizePinned,
    .unwrappableText,
  ]
}
