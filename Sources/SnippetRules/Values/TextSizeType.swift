import DynamicTypeScaling

/// A type whose values are text sizes.
enum TextSizeType: String, CaseIterable, Sendable {
  case dynamicTypeSize = "DynamicTypeSize"
  case contentSizeCategory = "ContentSizeCategory"
  case uiContentSizeCategory = "UIContentSizeCategory"

  /// The property that says whether a size is an accessibility size.
  var accessibilityQuestion: String {
    self == .dynamicTypeSize ? "isAccessibilitySize" : "isAccessibilityCategory"
  }

  /// What the type calls a size.
  func name(of size: DynamicTypeSize) -> String {
    size.spelled(as: self == .dynamicTypeSize ? .dynamicTypeSize : .contentSizeCategory)
  }

  /// The size that the type knows by a name.
  func size(named name: String) -> DynamicTypeSize? {
    self == .dynamicTypeSize
      ? DynamicTypeSize(rawValue: name) : ContentSizeCategory(rawValue: name).map { .init($0) }
  }
}

extension DynamicTypeSize {
  /// The size that SwiftUI or UIKit knows by a name.
  init?(named name: String) {
    guard
      let size = TextSizeType.dynamicTypeSize.size(named: name)
        ?? TextSizeType.contentSizeCategory.size(named: name)
    else { return nil }
    self = size
  }

  /// The size before it; nil for the smallest.
  var smaller: DynamicTypeSize? { Self.allCases.last { $0 < self } }

  /// The size after it; nil for the largest.
  var larger: DynamicTypeSize? { Self.allCases.first { $0 > self } }
}
