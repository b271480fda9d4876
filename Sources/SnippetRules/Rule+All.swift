extension Rule {
  /// Every rule, in the order of the catalogue.
  public static let all: [Rule] = [
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
    .noScrollContainer,
    .rigidTextRow,
    .scaledMetricMisplaced,
    .scaledMetricStyle,
    .unwrappableText,
  ]
}
