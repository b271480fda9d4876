import DynamicTypeScaling
import Testing

@Suite struct ScalingAPIFirstSizeTests {
  @Test func `a badge of 125 points outgrows a phone of 375 at AX5`() throws {
    func first(_ limit: Double, _ base: Double) throws -> DynamicTypeSize? {
      try ScalingAPI.scaledMetric.firstSize(exceeding: limit, for: base, relativeTo: .body)
    }
    #expect(try first(343, 125) == .accessibility5)
    #expect(try first(288, 125) == .accessibility4)
    #expect(try first(353, 125) == nil)
    #expect(try first(1, 125) == .xSmall)
    #expect(
      near(
        try ScalingAPI.scaledMetric.value(for: 125, relativeTo: .body, at: .accessibility5),
        352.333))
  }

  @Test func `a limit that is reached is not exceeded`() throws {
    #expect(
      try ScalingAPI.scaledFont.firstSize(exceeding: 48, for: 17, relativeTo: .body) == nil)
    #expect(
      try ScalingAPI.scaledFont.firstSize(exceeding: 22, for: 17, relativeTo: .body)
        == .accessibility1)
  }

  @Test func `a limit that is no number is an error`() {
    #expect(throws: ScalingError.notFinite) {
      try ScalingAPI.scaledMetric.firstSize(exceeding: .nan, for: 17, relativeTo: .body)
    }
  }
}
