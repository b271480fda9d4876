import DynamicTypeScaling
import Testing

/// Claims that go around, and the figures that are right instead.
@Suite struct ErrataTests {
  private func metric(
    _ base: Double, _ style: TextStyle, _ size: DynamicTypeSize, scale: Double = 3
  ) throws -> Double {
    try ScalingAPI.scaledMetric.value(
      for: base, relativeTo: style, at: size, displayScale: scale)
  }

  @Test func `there are twelve sizes and eleven styles, not eleven sizes`() {
    #expect(DynamicTypeSize.allCases.count == 12)
    #expect(DynamicTypeSize.allCases.count { $0.isAccessibilitySize } == 5)
    #expect(DynamicTypeTable.iOS.styles.count == 11)
  }

  @Test func `body runs from 14 to 53 points, and all text from 11 to 60`() throws {
    let table = DynamicTypeTable.iOS
    #expect(try table.cell(.body, at: .xSmall).points == 14)
    #expect(try table.cell(.body, at: .accessibility5).points == 53)
    let all = try table.styles.flatMap { style in
      try DynamicTypeSize.allCases.map { try table.cell(style, at: $0).points }
    }
    #expect(all.min() == 11)
    #expect(all.max() == 60)
    #expect(near(try TextGrowth(of: .body).percent(at: .xSmall), 82.353))
    #expect(near(try TextGrowth(of: .body).percent(at: .accessibility5), 311.765))
  }

  @Test(arguments: [
    (TextStyle.largeTitle, 0.927, 1.707), (.title, 0.912, 2), (.title2, 0.857, 2.357),
    (.title3, 0.88, 2.6), (.headline, 0.864, 2.818), (.body, 0.864, 2.818),
    (.callout, 0.857, 2.857), (.subheadline, 0.8, 2.9), (.footnote, 0.889, 2.889),
    (.caption, 0.813, 3.188), (.caption2, 1, 3.692),
  ])
  func `a metric grows by the factors of its style`(
    style: TextStyle, least: Double, greatest: Double
  ) throws {
    #expect(near(try DynamicTypeTable.iOS.factor(of: style, at: .xSmall), least))
    #expect(near(try DynamicTypeTable.iOS.factor(of: style, at: .accessibility5), greatest))
  }

  @Test func `body's factor goes through twelve values`() throws {
    let factors = [
      0.864, 0.909, 0.955, 1, 1.091, 1.182, 1.318, 1.545, 1.818, 2.182, 2.545, 2.818,
    ]
    for (size, factor) in zip(DynamicTypeSize.allCases, factors) {
      #expect(near(try DynamicTypeTable.iOS.factor(of: .body, at: size), factor))
    }
  }

  @Test func `a padding of 12 becomes 33.667, and 20 only along largeTitle`() throws {
    #expect(near(try metric(12, .body, .accessibility5), 33.667))
    #expect(try metric(12, .body, .accessibility5, scale: 2) == 34)
    #expect(near(try metric(12, .largeTitle, .accessibility5), 20.333))
    #expect(try metric(12, .largeTitle, .accessibility5, scale: 2) == 20.5)
    #expect(near(try metric(12, .body, .accessibility1), 18.667))
    #expect(near(try metric(12, .body, .accessibility2), 21.667))
  }

  @Test func `a radius of 16 becomes 45, and 27 only along largeTitle`() throws {
    #expect(try metric(16, .body, .accessibility5) == 45)
    #expect(near(try metric(16, .largeTitle, .accessibility5), 27.333))
    #expect(try metric(16, .largeTitle, .accessibility5, scale: 2) == 27.5)
    #expect(near(try metric(16, .body, .accessibility1), 24.667))
    #expect(try metric(16, .body, .accessibility2) == 29)
  }

  @Test func `body becomes 53, and 17 points that are scaled become 48`() throws {
    let largest = DynamicTypeEnvironment(size: .accessibility5)
    #expect(try FontSize.textStyle(.body).points(in: largest) == 53)
    #expect(try FontSize.custom(size: 17).points(in: largest) == 48)
    let scaled = try FontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17), compatibleWith: largest)
    #expect(scaled.pointSize == 48)
    #expect(try metric(17, .body, .accessibility5) == 48)
  }

  @Test func `scaling twice makes 135 of 17, and a fixed font of the metric 48`() throws {
    let largest = DynamicTypeEnvironment(size: .accessibility5)
    let once = try metric(17, .body, .accessibility5)
    #expect(try FontSize.custom(size: once).points(in: largest) == 135)
    #expect(try FontSize.customFixed(size: once).points(in: largest) == 48)
    #expect(try FontSize.system(size: once).points(in: largest) == 48)
  }

  @Test func `the scaled value of 1 is not the factor`() throws {
    func one(_ size: DynamicTypeSize, scale: Double) throws -> Double {
      try ScalingAPI.scaledValue.value(
        for: 1, relativeTo: .body, at: size, displayScale: scale)
    }
    #expect(near(try one(.accessibility5, scale: 3), 2.667))
    #expect(try one(.accessibility5, scale: 2) == 3)
    for size in DynamicTypeSize.allCases where size <= .xxLarge {
      #expect(try one(size, scale: 2) == 1)
    }
  }

  @Test func `headline at AX4 scales by 51, not by the 56 of the guidelines`() throws {
    #expect(try DynamicTypeTable.iOS.leading(of: .headline, at: .accessibility4) == 56)
    #expect(near(try metric(17, .headline, .accessibility4), 39.333))
    #expect(near((17 * 56.0 / 22 * 3).rounded() / 3, 43.333))
  }

  @Test func `the largest factors are 3.118 for text, 2.818 for lengths, 3.571 in React Native`()
    throws
  {
    #expect(near(try TextGrowth(of: .body).percent(at: .accessibility5) / 100, 3.118))
    #expect(near(try DynamicTypeTable.iOS.factor(of: .body, at: .accessibility5), 2.818))
    #expect(ReactNativeScaling.multiplier(at: .accessibility5) == 3.571)
  }

  @Test func `large is the default, and caption2 at AX5 is 40 points`() throws {
    #expect(DynamicTypeSize.default == .large)
    #expect(try DynamicTypeTable.iOS.cell(.caption2, at: .accessibility5).points == 40)
  }

  @Test func `34 points along body become 96, along largeTitle 58, along caption2 126`() throws {
    let largest = DynamicTypeEnvironment(size: .accessibility5)
    #expect(try FontSize.custom(size: 34).points(in: largest) == 96)
    #expect(try FontSize.custom(size: 34, relativeTo: .largeTitle).points(in: largest) == 58)
    #expect(try FontSize.custom(size: 34, relativeTo: .caption2).points(in: largest) == 126)
  }
}
