import DynamicTypeScaling
import Testing

@Suite struct DynamicTypeSizeSpellingTests {
  @Test(arguments: DynamicTypeSize.Spelling.allCases)
  func `what is written is read back, in any case`(spelling: DynamicTypeSize.Spelling) throws {
    for size in DynamicTypeSize.allCases {
      let word = size.spelled(as: spelling)
      #expect(try DynamicTypeSize(parsing: word) == size)
      #expect(try DynamicTypeSize(parsing: word.uppercased()) == size)
      #expect(try DynamicTypeSize(parsing: word.lowercased()) == size)
      #expect(try DynamicTypeSize(parsing: "." + word) == size)
    }
    #expect(Set(DynamicTypeSize.allCases.map { $0.spelled(as: spelling) }).count == 12)
  }

  @Test(arguments: [
    (DynamicTypeSize.Spelling.dynamicTypeSize, "xSmall", "accessibility5"),
    (.short, "xS", "AX5"),
    (.contentSizeCategory, "extraSmall", "accessibilityExtraExtraExtraLarge"),
    (.rawValue, "UICTContentSizeCategoryXS", "UICTContentSizeCategoryAccessibilityXXXL"),
    (
      .objectiveC, "UIContentSizeCategoryExtraSmall",
      "UIContentSizeCategoryAccessibilityExtraExtraExtraLarge"
    ),
    (.simulator, "extra-small", "accessibility-extra-extra-extra-large"),
  ])
  func `a size is written as each world writes it`(
    spelling: DynamicTypeSize.Spelling, smallest: String, largest: String
  ) {
    #expect(DynamicTypeSize.xSmall.spelled(as: spelling) == smallest)
    #expect(DynamicTypeSize.accessibility5.spelled(as: spelling) == largest)
  }

  @Test func `short names stand in order`() {
    #expect(
      DynamicTypeSize.allCases.map(\.shortName)
        == ["xS", "S", "M", "L", "xL", "xxL", "xxxL", "AX1", "AX2", "AX3", "AX4", "AX5"])
  }

  @Test(arguments: [
    ("max", DynamicTypeSize.accessibility5), ("largest", .accessibility5), ("min", .xSmall),
    ("smallest", .xSmall), ("default", .large), ("Default", .large),
    ("DynamicTypeSize.xxLarge", .xxLarge),
    ("ContentSizeCategory.accessibilityLarge", .accessibility2),
    ("UIContentSizeCategory.accessibilityMedium", .accessibility1),
    ("accessibility_3", .accessibility3),
    ("XXX-Large", .xxxLarge), ("ax 4", .accessibility4), ("accessibilityXL", .accessibility3),
  ])
  func `other words that people paste are read`(word: String, size: DynamicTypeSize) throws {
    #expect(try DynamicTypeSize(parsing: word) == size)
  }

  @Test(arguments: [
    ("AX6", "AX5"), ("AX0", "AX1"), ("accesibility3", "accessibility3"), ("xxxlarg", "xxxLarge"),
    ("lareg", "large"), ("meduim", "medium"), ("defualt", "default"),
    ("accessibility", "accessibility1"),
    ("UICTContentSizeCategoryAccesibilityXXL", "UICTContentSizeCategoryAccessibilityXXL"),
    ("accessibilityExtraExtraLarg", "accessibilityExtraExtraLarge"),
  ])
  func `a near miss names what was meant`(word: String, suggestion: String) {
    #expect(throws: UnknownName(word: word, suggestion: suggestion)) {
      try DynamicTypeSize(parsing: word)
    }
  }

  @Test(arguments: [
    "", ".", "banana", "x", "AX", "17", "_UICTContentSizeCategoryUnspecified",
    "UICTContentSizeCategory", "\u{FFFD}\u{0}", "größe",
    String(repeating: "xLarge", count: 100_000),
  ])
  func `what is no size is an error without a guess`(word: String) {
    #expect(throws: UnknownName(word: word, suggestion: nil)) {
      try DynamicTypeSize(parsing: word)
    }
  }
}
