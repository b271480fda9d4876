import DynamicTypeScaling
import Testing

@Suite struct TextGrowthTests {
  @Test(arguments: [
    (TextStyle.body, DynamicTypeSize.xxxLarge, 135.294), (.body, .accessibility1, 164.706),
    (.body, .accessibility2, 194.118), (.body, .accessibility3, 235.294),
    (.largeTitle, .xxxLarge, 117.647), (.largeTitle, .accessibility5, 176.471),
    (.body, .xxLarge, 123.529), (.body, .large, 100),
  ])
  func `text grows by its point sizes`(style: TextStyle, size: DynamicTypeSize, percent: Double)
    throws
  {
    #expect(near(try TextGrowth(of: style).percent(at: size), percent))
  }

  @Test func `body reaches 200 percent at AX3, and largeTitle never`() throws {
    #expect(try TextGrowth(of: .body).firstSize(reachingPercent: 200) == .accessibility3)
    #expect(try TextGrowth(of: .title).firstSize(reachingPercent: 200) == .accessibility5)
    #expect(try TextGrowth(of: .caption2).firstSize(reachingPercent: 200) == .accessibility2)
    #expect(try TextGrowth(of: .largeTitle).firstSize(reachingPercent: 200) == nil)
    #expect(try TextGrowth(of: .body).firstSize(reachingPercent: 100) == .large)
    #expect(try TextGrowth(of: .body).firstSize(reachingPercent: .nan) == nil)
  }

  @Test func `a fixed size leaves a share of what was asked for`() throws {
    #expect(
      near(
        try TextGrowth(of: .subheadline).percentLeft(byPoints: 15, at: .accessibility5), 30.612))
    #expect(
      near(try TextGrowth(of: .headline).percentLeft(byPoints: 18, at: .accessibility5), 33.962))
    #expect(try TextGrowth(of: .body).percentLeft(byPoints: 17, at: .large) == 100)
  }

  @Test func `a limit leaves a share of what was asked for`() throws {
    let limits = try DynamicTypeLimits().dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    let body = TextGrowth(of: .body)
    #expect(near(try body.percentLeft(by: limits, at: .accessibility5), 43.396))
    #expect(try body.percentLeft(by: limits, at: .xxxLarge) == 100)
    #expect(try body.percentLeft(by: limits, at: .xSmall) == 100)
  }

  @Test func `bad numbers and unknown figures are errors`() {
    #expect(throws: ScalingError.notPositive(0)) {
      try TextGrowth(of: .body).percentLeft(byPoints: 0, at: .large)
    }
    #expect(throws: ScalingError.unknownCell(.body, .large, .visionOS)) {
      try TextGrowth(of: .body, in: .visionOS).firstSize(reachingPercent: 200)
    }
  }
}
