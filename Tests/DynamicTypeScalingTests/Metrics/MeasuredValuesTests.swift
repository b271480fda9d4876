import DynamicTypeScaling
import Testing

@Suite struct MeasuredValuesTests {
  @Test(arguments: MeasuredValues.scaledThousand)
  func `a scaled value is the one that was measured`(style: TextStyle, measured: [Double]) throws {
    for (size, points) in zip(DynamicTypeSize.allCases, measured) {
      let value = try ScalingAPI.scaledValue.value(for: 1000, relativeTo: style, at: size)
      #expect(abs(value - points) <= 0.05, "\(size)")
      let environment = DynamicTypeEnvironment(size: size)
      let metrics = FontMetrics(forTextStyle: style)
      #expect(try metrics.scaledValue(for: 1000, compatibleWith: environment) == value)
    }
    #expect(measured.count == 12)
  }

  @Test(arguments: MeasuredValues.preferredFont)
  func `a text style has the size that was measured`(style: TextStyle, measured: [Double]) throws {
    for (size, points) in zip(DynamicTypeSize.allCases, measured) {
      #expect(try ScalingAPI.textStyle.value(for: 17, relativeTo: style, at: size) == points)
      let environment = DynamicTypeEnvironment(size: size)
      #expect(
        try SizedFont.preferredFont(forTextStyle: style, compatibleWith: environment).pointSize
          == points)
    }
    #expect(measured.count == 12)
  }

  @Test func `both fixtures hold every style of iOS once`() {
    #expect(Set(MeasuredValues.scaledThousand.map(\.0)) == Set(DynamicTypeTable.iOS.styles))
    #expect(Set(MeasuredValues.preferredFont.map(\.0)) == Set(DynamicTypeTable.iOS.styles))
    #expect(MeasuredValues.scaledThousand.count + MeasuredValues.preferredFont.count == 22)
  }

  /// Body on other people's devices: a simulator of iOS 26.5 at 3 pixels per point for the metric,
  /// stackoverflow.com/questions/51243804 for the font.
  @Test func `what others measured on body comes out`() throws {
    let metric = ScalingAPI.scaledMetric
    #expect(near(try metric.value(for: 16, relativeTo: .body, at: .accessibility1), 24.667))
    #expect(try metric.value(for: 16, relativeTo: .body, at: .accessibility5) == 45)
    #expect(
      try ScalingAPI.scaledFont.value(for: 17, relativeTo: .body, at: .accessibility5) == 48)
  }
}

/// Whether two lengths agree to the third decimal, as the sources print them.
func near(_ first: Double, _ second: Double) -> Bool { abs(first - second) <= 0.000_500_1 }
