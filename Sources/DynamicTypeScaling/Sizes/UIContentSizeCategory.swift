/// A text size as UIKit names it, with UIKit's raw values.
///
/// The raw values are those of github.com/temoki/UIKit_DynamicType (iOS 13.3). Unlike in UIKit, an
/// unknown raw value makes nil.
public enum UIContentSizeCategory: String, CaseIterable, Sendable {
  /// No size was chosen.
  case unspecified = "_UICTContentSizeCategoryUnspecified"
  /// `xSmall` among the sizes.
  case extraSmall = "UICTContentSizeCategoryXS"
  /// `small` among the sizes.
  case small = "UICTContentSizeCategoryS"
  /// `medium` among the sizes.
  case medium = "UICTContentSizeCategoryM"
  /// `large` among the sizes.
  case large = "UICTContentSizeCategoryL"
  /// `xLarge` among the sizes.
  case extraLarge = "UICTContentSizeCategoryXL"
  /// `xxLarge` among the sizes.
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  /// `xxxLarge` among the sizes.
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  /// `accessibility1` among the sizes.
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  /// `accessibility2` among the sizes.
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  /// `accessibility3` among the sizes.
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  /// `accessibility4` among the sizes.
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  /// `accessibility5` among the sizes.
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

  /// The category of a size, or `unspecified` for nil.
  public init(_ size: DynamicTypeSize?) {
    self = size.map { Self.allCases[$0.index + 1] } ?? .unspecified
  }

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool {
    DynamicTypeSize(self)?.isAccessibilitySize ?? false
  }
}

extension DynamicTypeSize {
  /// The size of one of UIKit's categories, or nil if that is unspecified.
  public init?(_ category: UIContentSizeCategory) {
    guard let size = Self.allCases.first(where: { UIContentSizeCategory($0) == category }) else {
      return nil
    }
    self = size
  }
}
