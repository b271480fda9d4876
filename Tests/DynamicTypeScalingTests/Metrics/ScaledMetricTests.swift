import DynamicTypeScaling
import Testing

private struct Badge {
  @ScaledMetric(relativeTo: .largeTitle) var side = 12.0
  @ScaledMetric var padding: Float = 12
  @ScaledMetric var literal = 18
}

@Suite struct ScaledMetricTests {
  private let largest = DynamicTypeEnvironment(size: .accessibility5)

  @Test func `a metric follows the current environment whenever it is read`() {
    let badge = Badge()
    #expect(badge.side == 12)
    DynamicTypeEnvironment.$current.withValue(largest) {
      #expect(near(badge.side, 20.333))
      #expect(near(Double(badge.padding), 33.667))
    }
    #expect(badge.side == 12)
  }

  @Test func `an integer literal becomes a Double`() {
    #expect(type(of: Badge().literal) == Double.self)
  }

  @Test func `a metric computes in its own type`() throws {
    #expect(try ScaledMetric(wrappedValue: Float(16)).value(in: largest) == 45)
    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
      #expect(try ScaledMetric(wrappedValue: Float16(16)).value(in: largest) == 45)
      // Twice 40,000 is more than the type can hold.
      #expect(throws: ScalingError.tooLarge(40_000)) {
        try ScaledMetric(wrappedValue: Float16(40_000)).value(in: largest)
      }
    #endif
  }

  @Test func `a metric gives what the command line computes`() throws {
    for style in DynamicTypeTable.iOS.styles {
      for size in DynamicTypeSize.allCases {
        for scale in [1.0, 2, 3] {
          let environment = DynamicTypeEnvironment(size: size, displayScale: scale)
          let metric = ScaledMetric(wrappedValue: 21.0, relativeTo: style)
          #expect(
            try metric.value(in: environment)
              == ScalingAPI.scaledMetric.value(
                for: 21, relativeTo: style, at: size, displayScale: scale))
        }
      }
    }
  }

  @Test func `a metric obeys the limits of the views around it`() throws {
    let limits = try DynamicTypeLimits().dynamicTypeSize(...DynamicTypeSize.accessibility1)
    let metric = ScaledMetric(wrappedValue: 16.0)
    #expect(near(try metric.value(in: largest.limited(by: limits)), 24.667))
  }

  @Test func `negative and zero metrics are scaled like others`() throws {
    #expect(try ScaledMetric(wrappedValue: -16.0).value(in: largest) == -45)
    #expect(try ScaledMetric(wrappedValue: 0.0).value(in: largest) == 0)
  }

  @Test func `what has no value throws, and reads as NaN`() throws {
    let onVision = DynamicTypeEnvironment(size: .accessibility5, table: .visionOS)
    #expect(throws: ScalingError.unknownCell(.body, .accessibility5, .visionOS)) {
      try ScaledMetric(wrappedValue: 16.0).value(in: onVision)
    }
    DynamicTypeEnvironment.$current.withValue(onVision) {
      #expect(ScaledMetric(wrappedValue: 16.0).wrappedValue.isNaN)
    }
    #expect(throws: ScalingError.notFinite) {
      try ScaledMetric(wrappedValue: Double.nan).value(in: largest)
    }
    #expect(throws: ScalingError.notFinite) {
      try ScaledMetric(wrappedValue: -Double.infinity).value(in: largest)
    }
    // What may be scaled may grow beyond what may be scaled.
    let greatest = ScalingError.greatestLength
    #expect(try ScaledMetric(wrappedValue: greatest).value(in: largest) > 2.8 * greatest)
    #expect(throws: ScalingError.tooLarge(2e9)) {
      try ScaledMetric(wrappedValue: 2e9).value(in: DynamicTypeEnvironment())
    }
    #expect(throws: ScalingError.tooLarge(1e308)) {
      try ScaledMetric(wrappedValue: 1e308).value(in: largest)
    }
    #expect(throws: ScalingError.invalidDisplayScale(-1)) {
      try ScaledMetric(wrappedValue: 16.0).value(in: DynamicTypeEnvironment(displayScale: -1))
    }
  }
}
