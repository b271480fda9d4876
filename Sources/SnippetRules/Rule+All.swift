extension Rule {
  /// Every rule, in the order of the catalogue.
  public static let all: [Rule] = [
    .fixedFontSize,
    .fixedCustomFont,
    .implicitBodyCurve,
    .curveMismatch,
    .doubleScaling,
    .geometryFontSize,
    .explicitPointSize,
    .uifontBridge,
    .fixedFontToken,
    .fixedIconSize,
    .scaledMetricMisplaced,
    .scaledMetricStyle,
    .metricsInViewBody,
    .scaledMetricFontSize,
  ]
}
