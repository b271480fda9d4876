import DynamicTypeScaling
import Testing

@Suite struct ContentSizeCategoryTests {
  @Test func `the bridges lead back`() {
    for size in DynamicTypeSize.allCases {
      #expect(DynamicTypeSize(ContentSizeCategory(size)) == size)
    }
    for category in ContentSizeCategory.allCases {
      #expect(ContentSizeCategory(DynamicTypeSize(category)) == category)
      #expect(
        category.isAccessibilityCategory == DynamicTypeSize(category).isAccessibilitySize)
    }
  }

  @Test func `accessibilityMedium is AX1 and accessibilityLarge AX2`() {
    #expect(DynamicTypeSize(ContentSizeCategory.accessibilityMedium) == .accessibility1)
    #expect(DynamicTypeSize(ContentSizeCategory.accessibilityLarge) == .accessibility2)
    #expect(
      DynamicTypeSize(ContentSizeCategory.accessibilityExtraExtraExtraLarge) == .accessibility5)
  }

  @Test func `categories are ordered as sizes are, and named as UIKit names them`() {
    #expect(ContentSizeCategory.allCases == ContentSizeCategory.allCases.sorted())
    for size in DynamicTypeSize.allCases {
      #expect(ContentSizeCategory(size).rawValue == size.spelled(as: .contentSizeCategory))
    }
  }
}
