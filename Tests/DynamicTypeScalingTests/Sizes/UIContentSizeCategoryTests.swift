import DynamicTypeScaling
import Testing

@Suite struct UIContentSizeCategoryTests {
  @Test func `the bridges lead back`() {
    for size in DynamicTypeSize.allCases {
      let category = UIContentSizeCategory(size)
      #expect(DynamicTypeSize(category) == size)
      #expect(category.rawValue == size.spelled(as: .rawValue))
      #expect(UIContentSizeCategory(rawValue: category.rawValue) == category)
      #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
      #expect(ContentSizeCategory(category) == ContentSizeCategory(size))
    }
  }

  @Test func `unspecified is no size`() {
    #expect(UIContentSizeCategory(nil) == .unspecified)
    #expect(UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified") == .unspecified)
    #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
    #expect(ContentSizeCategory(UIContentSizeCategory.unspecified) == nil)
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    #expect(UIContentSizeCategory(rawValue: "large") == nil)
  }
}
