/// A text size by its older name, as SwiftUI's `ContentSizeCategory`.
///
/// `DynamicTypeSize` succeeds it since iOS 15. Mind the names: `accessibilityMedium` is
/// `accessibility1`, and `accessibilityLarge` is `accessibility2`.
public enum ContentSizeCategory: String, CaseIterable, Sendable {
  /// `xSmall` among the sizes.
  case extraSmall
  /// `small` among the sizes.
  case small
  /// `medium` among the sizes.
  case medium
  /// `large` among the sizes.
  case large
  /// `xLarge` among the sizes.
  case extraLarge
  /// `xxLarge` among the sizes.
  case extraExtraLarge
  /// `xxxLarge` among the sizes.
  case extraExtraExtraLarge
  /// `accessibility1` among the sizes.
  case accessibilityMedium
  /// `accessibility2` among the sizes.
  case accessibilityLarge
  /// `accessibility3` among the sizes.
  case accessibilityExtraLarge
  /// `accessibility4` among the sizes.
  case accessibilityExtraExtraLarge
  /// `accessibility5` among the sizes.
  case accessibilityExtraExtraExtraLarge

  /// The category of a size.
  public init(_ size: DynamicTypeSize) { self = Self.allCases[size.index] }

  /// The category of one of UIKit's, or nil if that is unspecified.
  public init?(_ category: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(category) else { return nil }
    self.init(size)
  }

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { DynamicTypeSize(self).isAccessibilitySize }
}

extension ContentSizeCategory: Comparable {
  /// A category is less than another where its text is smaller.
  public static func < (smaller: ContentSizeCategory, larger: ContentSizeCategory) -> Bool {
    DynamicTypeSize(smaller) < DynamicTypeSize(larger)
  }
}

extension DynamicTypeSize {
  /// The size of a category.
  public init(_ category: ContentSizeCategory) {
    self =
      switch category {
      case .extraSmall: .xSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .extraLarge: .xLarge
      case .extraExtraLarge: .xxLarge
      case .extraExtraExtraLarge: .xxxLarge
      case .accessibilityMedium: .accessibility1
      case .accessibilityLarge: .accessibility2
      case .accessibilityExtraLarge: .accessibility3
      case .accessibilityExtraExtraLarge: .accessibility4
      case .accessibilityExtraExtraExtraLarge: .accessibility5
      }
  }
}
