import DynamicTypeScaling
import Testing

@Suite struct CharactersPerLineTests {
  @Test(arguments: [
    (393.0, 17.0, 38, 46, 57), (393, 28, 23, 28, 35), (393, 53, 12, 14, 18), (80, 17, 7, 9, 11),
    (80, 53, 2, 3, 3), (1, 60, 0, 0, 0),
  ])
  func `a line holds about so many characters`(
    width: Double, pointSize: Double, fewest: Int, typical: Int, most: Int
  ) throws {
    let line = try CharactersPerLine(inWidth: width, pointSize: pointSize)
    #expect((line.fewest, line.typical, line.most) == (fewest, typical, most))
  }

  @Test func `extreme numbers are errors or finite`() throws {
    #expect(throws: ScalingError.notFinite) {
      try CharactersPerLine(inWidth: .nan, pointSize: 17)
    }
    #expect(throws: ScalingError.notPositive(0)) {
      try CharactersPerLine(inWidth: 100, pointSize: 0)
    }
    #expect(throws: ScalingError.notPositive(-1)) {
      try CharactersPerLine(inWidth: -1, pointSize: 17)
    }
    #expect(try CharactersPerLine(inWidth: 1e9, pointSize: .leastNonzeroMagnitude).typical > 0)
  }
}
