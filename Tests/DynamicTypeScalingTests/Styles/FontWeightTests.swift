import DynamicTypeScaling
import Testing

@Suite struct FontWeightTests {
  @Test func `weights are ordered from the lightest to the heaviest`() {
    #expect(FontWeight.allCases == FontWeight.allCases.sorted())
    #expect(FontWeight.medium < .semibold)
    #expect(FontWeight.allCases.count == 9)
  }
}
