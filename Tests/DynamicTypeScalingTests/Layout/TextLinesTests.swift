import DynamicTypeScaling
import Testing

@Suite struct TextLinesTests {
  @Test func `44 points clip a line of body at AX3, and lose 18 points at AX5`() throws {
    let line = try TextLines(of: .body)
    #expect(try line.firstSizeClipped(byHeight: 44) == .accessibility3)
    #expect(try line.pointsLost(inHeight: 44, at: .accessibility3) == 4)
    #expect(try line.pointsLost(inHeight: 44, at: .accessibility5) == 18)
    #expect(try line.pointsLost(inHeight: 44, at: .large) == 0)
  }

  @Test(arguments: [
    (24.0, 1, 0.0, DynamicTypeSize.xxLarge), (56, 1, 0, .accessibility5), (44, 2, 0, .xLarge),
    (44, 1, 16, .xxxLarge), (21, 1, 0, .large),
  ])
  func `the first size that clips is found`(
    height: Double, count: Int, padding: Double, first: DynamicTypeSize
  ) throws {
    let lines = try TextLines(count, of: .body, verticalPadding: padding)
    #expect(try lines.firstSizeClipped(byHeight: height) == first)
  }

  @Test func `a height that is enough clips at no size`() throws {
    #expect(try TextLines(of: .body).firstSizeClipped(byHeight: 62) == nil)
    #expect(try TextLines(of: .body, in: .tvOS).firstSizeClipped(byHeight: 36) == nil)
  }

  @Test func `240 points hold ten lines of body, and three at AX5`() throws {
    let table = DynamicTypeTable.iOS
    #expect(try table.lines(of: .body, fittingHeight: 240, at: .large) == 10)
    #expect(try table.lines(of: .body, fittingHeight: 240, at: .accessibility5) == 3)
    #expect(try table.lines(of: .body, fittingHeight: 66, at: .large) == 3)
    #expect(
      try table.lines(of: .body, fittingHeight: 66, verticalPadding: 1, at: .large) == 2)
    #expect(try table.lines(of: .body, fittingHeight: -10, at: .large) == 0)
  }

  @Test func `lines that fit are not clipped, and one more is`() throws {
    for style in DynamicTypeTable.iOS.styles {
      for size in DynamicTypeSize.allCases {
        let count = try DynamicTypeTable.iOS.lines(of: style, fittingHeight: 300, at: size)
        #expect(try TextLines(count, of: style).pointsLost(inHeight: 300, at: size) == 0)
        #expect(try TextLines(count + 1, of: style).pointsLost(inHeight: 300, at: size) > 0)
      }
    }
  }

  @Test func `bad numbers and unknown leadings are errors`() throws {
    #expect(throws: ScalingError.notPositive(0)) { try TextLines(0, of: .body) }
    #expect(throws: ScalingError.notFinite) { try TextLines(of: .body, verticalPadding: .nan) }
    #expect(throws: ScalingError.notFinite) {
      try TextLines(of: .body).firstSizeClipped(byHeight: .infinity)
    }
    #expect(throws: ScalingError.tooLarge(1e308)) {
      try DynamicTypeTable.iOS.lines(of: .body, fittingHeight: 1e308, at: .large)
    }
    let title = try TextLines(of: .extraLargeTitle, in: .visionOS)
    #expect(throws: ScalingError.unknownCell(.extraLargeTitle, .large, .visionOS)) {
      try title.firstSizeClipped(byHeight: 44)
    }
  }
}
