import DynamicTypeScaling
import Testing

@Suite struct ReactNativeScalingTests {
  /// `RCTAccessibilityManager` of React Native, from `xSmall` to `accessibility5`.
  @Test func `React Native has multipliers of its own`() {
    #expect(
      DynamicTypeSize.allCases.map(ReactNativeScaling.multiplier(at:)) == [
        0.823, 0.882, 0.941, 1, 1.118, 1.235, 1.353, 1.786, 2.143, 2.643, 3.143, 3.571,
      ])
  }

  @Test(arguments: [
    (DynamicTypeSize.accessibility1, 25.0), (.accessibility2, 30), (.accessibility3, 37),
    (.accessibility4, 44), (.accessibility5, 50),
  ])
  func `at the accessibility sizes they are points over 14`(size: DynamicTypeSize, points: Double) {
    #expect(abs(ReactNativeScaling.multiplier(at: size) - points / 14) < 0.000_6)
  }

  @Test func `a ramp asks UIFontMetrics and takes the multiplier's place`() throws {
    #expect(
      try ReactNativeScaling.points(fontSize: 17, ramp: .body, at: .accessibility5) == 48)
    #expect(
      try ReactNativeScaling.multiplier(ramp: .title, at: .accessibility5) == 2)
    #expect(
      try ReactNativeScaling.multiplier(ramp: .body, at: .accessibility5)
        == ReactNativeScaling.multiplier(ramp: .body, fontSize: 17, at: .accessibility5))
    #expect(throws: ScalingError.unknownCell(.footnote2, .large, .iOS)) {
      try ReactNativeScaling.multiplier(ramp: .footnote2, at: .large)
    }
  }

  @Test(arguments: [
    (nil, 49.994), (0, 49.994), (0.5, 49.994), (1, 14), (1.2, 16.8), (4, 49.994),
    (Double.infinity, 49.994),
  ])
  func `a maximum of one or more caps the multiplier`(maximum: Double?, points: Double) throws {
    #expect(
      near(
        try ReactNativeScaling.points(
          fontSize: 14, maxFontSizeMultiplier: maximum, at: .accessibility5), points))
  }

  @Test func `a maximum caps a ramp too, and raises nothing`() throws {
    #expect(
      try ReactNativeScaling.points(
        fontSize: 20, ramp: .body, maxFontSizeMultiplier: 1.5, at: .accessibility5) == 30)
    #expect(
      near(
        try ReactNativeScaling.points(fontSize: 14, maxFontSizeMultiplier: 1.5, at: .xSmall),
        11.522))
  }

  @Test func `bad numbers are errors`() {
    #expect(throws: ScalingError.notPositive(0)) {
      try ReactNativeScaling.points(fontSize: 0, at: .large)
    }
    #expect(throws: ScalingError.notFinite) {
      try ReactNativeScaling.points(fontSize: 14, maxFontSizeMultiplier: .nan, at: .large)
    }
    #expect(throws: ScalingError.notFinite) {
      try ReactNativeScaling.multiplier(ramp: .body, fontSize: .infinity, at: .large)
    }
    for ramp in [nil, TextStyle.body] {
      #expect(throws: ScalingError.invalidDisplayScale(0)) {
        try ReactNativeScaling.points(fontSize: 14, ramp: ramp, at: .large, displayScale: 0)
      }
    }
  }
}
