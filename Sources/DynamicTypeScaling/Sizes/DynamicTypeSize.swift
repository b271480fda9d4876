/// A text size that a reader can choose, as SwiftUI's `DynamicTypeSize`.
///
/// Seven standard sizes and five accessibility sizes, from the smallest to the largest.
/// Order, cases and `isAccessibilitySize` follow Apple's documentation of `DynamicTypeSize`.
public enum DynamicTypeSize: String, CaseIterable, Sendable {
  /// The smallest size.
  case xSmall
  /// The second smallest size.
  case small
  /// The size below the default.
  case medium
  /// The size that iOS starts with, and at which nothing is scaled.
  case large
  /// The first size above the default.
  case xLarge
  /// The second size above the default.
  case xxLarge
  /// The largest of the seven standard sizes.
  case xxxLarge
  /// The first accessibility size, AX1.
  case accessibility1
  /// The second accessibility size, AX2.
  case accessibility2
  /// The third accessibility size, AX3.
  case accessibility3
  /// The fourth accessibility size, AX4.
  case accessibility4
  /// The fifth accessibility size, AX5: the largest there is.
  case accessibility5

  /// The size that iOS and iPadOS start with, `large`.
  ///
  /// Other platforms may start with another one: see ``DynamicTypeTable/defaultSize``.
  public static var `default`: DynamicTypeSize { .large }

  /// Whether this is one of the five sizes that Settings offers as Larger Accessibility Sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The position of the slider in Settings, from 1, the smallest.
  ///
  /// The slider has seven positions, and twelve once Larger Accessibility Sizes is on.
  public var sliderPosition: Int { index + 1 }

  /// The position among all sizes, from 0.
  var index: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}

extension DynamicTypeSize: Comparable {
  /// A size is less than another where its text is smaller.
  public static func < (smaller: DynamicTypeSize, larger: DynamicTypeSize) -> Bool {
    smaller.index < larger.index
  }
}
