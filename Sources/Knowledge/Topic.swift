/// The closed vocabulary of subjects; an entry treats one to three of them.
///
/// The raw value is how the topic is written in `entry.json` and on the command line.
public enum Topic: String, CaseIterable, Sendable {
  case scaledMetric = "scaled-metric"
  case relativeTo = "relative-to"
  case scaledMetricFonts = "scaledmetric-fonts"
  case viewModelMisuse = "viewmodel-misuse"
  case stateVersusScaledMetric = "state-vs-scaledmetric"
  case uiFontMetrics = "uifontmetrics"
  case textStyles = "text-styles"
  case fixedSizeText = "fixed-size-text"
  case customFontRelative = "custom-font-relative"
  case sizeCategoriesTable = "size-categories-table"
  case environmentSizeCategory = "environment-sizecategory"
  case rangeLimit = "range-limit"
  case anyLayoutSwitch = "any-layout-switch"
  case sizeClasses = "size-classes"
  case scrollAlways = "scroll-always"
  case fixedHeightFrame = "fixed-height-frame"
  case lineLimitTruncation = "line-limit-truncation"
  case minScaleFactor = "min-scale-factor"
  case icon
  case badge
  case largeContentViewer = "large-content-viewer"
  case previewAX5 = "preview-ax5"
  case manualTestSteps = "manual-test-steps"
  case auditXCUI = "audit-xcui"
  case snapshotTests = "snapshot-tests"
  case uiKitAdjusts = "uikit-adjusts"
  case sizeChangeNotification = "size-change-notification"
  case attributedText = "attributed-text"
  case interfaceBuilder = "interface-builder"
  case reactNativeAllowFontScaling = "react-native-allowfontscaling"
  case webViewText = "webview-text"
  case ruleIgnoreLogo = "rule-ignore-logo"
  case wcag
  case platforms
  case doubleScaling = "double-scaling"
}
