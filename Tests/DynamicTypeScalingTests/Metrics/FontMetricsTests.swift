import DynamicTypeScaling
import Testing

@Suite struct FontMetricsTests {
  private let largest = DynamicTypeEnvironment(size: .accessibility5)

  @Test func `the default metrics are those of body`() {
    #expect(FontMetrics.default == FontMetrics(forTextStyle: .body))
  }

  @Test func `metrics follow the environment, current or given`() throws {
    #expect(try FontMetrics.default.scaledValue(for: 16) == 16)
    #expect(try FontMetrics.default.scaledValue(for: 16, compatibleWith: largest) == 45)
    let inTask = try DynamicTypeEnvironment.$current.withValue(largest) {
      try FontMetrics.default.scaledValue(for: 16)
    }
    #expect(inTask == 45)
  }

  @Test func `negative lengths mirror positive ones, and zero stays zero`() throws {
    for length in stride(from: 0.25, to: 40, by: 0.75) {
      let positive = try FontMetrics.default.scaledValue(for: length, compatibleWith: largest)
      let negative = try FontMetrics.default.scaledValue(for: -length, compatibleWith: largest)
      #expect(negative == -positive)
    }
    #expect(try FontMetrics.default.scaledValue(for: 0, compatibleWith: largest) == 0)
  }

  @Test func `a maximum comes last, and zero or less is none`() throws {
    func scaled(_ base: Double, maximum: Double) throws -> Double {
      try FontMetrics.default.scaledFont(
        for: .systemFont(ofSize: base), maximumPointSize: maximum, compatibleWith: largest
      ).pointSize
    }
    #expect(try scaled(17, maximum: 22) == 22)
    #expect(try scaled(17, maximum: 22.5) == 22.5)
    #expect(try scaled(17, maximum: 100) == 48)
    #expect(try scaled(17, maximum: 0) == 48)
    #expect(try scaled(17, maximum: -1) == 48)
    #expect(try scaled(17, maximum: .infinity) == 48)
    #expect(try scaled(22, maximum: 20) == 20)
    #expect(throws: ScalingError.notFinite) { try scaled(17, maximum: .nan) }
  }

  @Test func `a scaled font is not scaled again`() throws {
    let once = try FontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17), compatibleWith: largest)
    #expect(once.isScaled)
    #expect(throws: ScalingError.alreadyScaled(48)) {
      try FontMetrics(forTextStyle: .title).scaledFont(for: once)
    }
  }

  @Test func `a preferred font can be scaled twice by mistake`() throws {
    let preferred = try SizedFont.preferredFont(forTextStyle: .body, compatibleWith: largest)
    let twice = try FontMetrics.default.scaledFont(for: preferred, compatibleWith: largest)
    #expect(preferred.pointSize == 53)
    #expect(twice.pointSize == 149)
    // github.com/dotnet/macios issue 18335: at the default size it stays 17 along every style.
    for style in DynamicTypeTable.iOS.styles {
      let font = try FontMetrics(forTextStyle: style).scaledFont(
        for: .preferredFont(forTextStyle: .body))
      #expect(font.pointSize == 17)
    }
  }

  @Test func `SwiftUI's limits do not reach UIKit's metrics`() throws {
    let limited = largest.limited(by: DynamicTypeLimits().dynamicTypeSize(.large))
    #expect(try FontMetrics.default.scaledValue(for: 16, compatibleWith: limited) == 45)
    #expect(try ScaledMetric(wrappedValue: 16).value(in: limited) == 16)
  }

  @Test func `bad numbers are errors`() {
    func value(_ length: Double) throws -> Double {
      try FontMetrics.default.scaledValue(for: length, compatibleWith: largest)
    }
    func font(_ size: Double) throws -> SizedFont {
      try FontMetrics.default.scaledFont(for: .systemFont(ofSize: size), compatibleWith: largest)
    }
    #expect(throws: ScalingError.notFinite) { try value(.nan) }
    #expect(throws: ScalingError.notFinite) { try value(.infinity) }
    #expect(throws: ScalingError.tooLarge(1e308)) { try value(1e308) }
    #expect(throws: ScalingError.tooLarge(-1e10)) { try value(-1e10) }
    #expect(throws: ScalingError.notFinite) { try font(.nan) }
    #expect(throws: ScalingError.notPositive(0)) { try font(0) }
    #expect(throws: ScalingError.notPositive(-17)) { try font(-17) }
    #expect(throws: ScalingError.tooLarge(1e308)) { try font(1e308) }
    #expect(throws: ScalingError.invalidDisplayScale(0)) {
      let dark = DynamicTypeEnvironment(displayScale: 0)
      return try FontMetrics.default.scaledValue(for: 17, compatibleWith: dark)
    }
    #expect(throws: ScalingError.fixedSize(.macOS)) {
      let mac = DynamicTypeEnvironment(size: .accessibility5, table: .macOS)
      return try FontMetrics.default.scaledValue(for: 17, compatibleWith: mac)
    }
  }
}
