import DynamicTypeScaling
import Testing

@Suite struct DynamicTypeSizeTests {
  @Test func `sizes are ordered from the smallest to the largest`() {
    #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
    #expect(DynamicTypeSize.allCases.first == .xSmall)
    #expect(DynamicTypeSize.allCases.last == .accessibility5)
    #expect(DynamicTypeSize.xxxLarge < .accessibility1)
  }

  @Test func `the last five are accessibility sizes`() {
    #expect(
      DynamicTypeSize.allCases.filter(\.isAccessibilitySize)
        == [.accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5])
  }

  @Test func `the slider has a position for each size, and starts at the fourth`() {
    #expect(DynamicTypeSize.allCases.map(\.sliderPosition) == Array(1...12))
    #expect(DynamicTypeSize.default.sliderPosition == 4)
  }
}
