import DynamicTypeScaling
import Testing

@Suite struct ScalingAPITests {
  @Test func `the names are those of the command line`() {
    #expect(
      ScalingAPI.allCases.map(\.rawValue)
        == ["scaled-metric", "scaled-value", "scaled-font", "custom-font", "text-style"])
  }

  @Test func `a length grows with the size wherever the table does`() throws {
    for platform in Platform.allCases {
      let table = platform.table
      for style in table.styles {
        let known = table.sizes.filter { (try? table.factor(of: style, at: $0)) != nil }
        for (smaller, larger) in zip(known, known.dropFirst())
        where try table.factor(of: style, at: smaller) <= table.factor(of: style, at: larger) {
          for api in ScalingAPI.allCases where api != .textStyle {
            for base in [0.5, 1, 7.3, 17, 250] {
              let low = try api.value(for: base, relativeTo: style, at: smaller, in: table)
              let high = try api.value(for: base, relativeTo: style, at: larger, in: table)
              #expect(low <= high)
            }
          }
        }
      }
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func `a scaled length is a whole number of pixels, a scaled font of points`(scale: Double) throws
  {
    for style in DynamicTypeTable.iOS.styles {
      for size in DynamicTypeSize.allCases {
        for base in stride(from: 0.25, to: 60, by: 1.75) {
          func value(_ api: ScalingAPI) throws -> Double {
            try api.value(for: base, relativeTo: style, at: size, displayScale: scale)
          }
          let pixels = try value(.scaledValue) * scale
          #expect(pixels == pixels.rounded())
          let metricPixels = try value(.scaledMetric) * scale
          #expect(abs(metricPixels - metricPixels.rounded()) < 1e-9)
          #expect(try value(.scaledFont) == value(.scaledFont).rounded())
          #expect(try value(.customFont) == value(.customFont).rounded())
        }
      }
    }
  }

  /// UIKit multiplies first, SwiftUI divides first: on ties they may part by one pixel.
  @Test func `the two orders of operations part in 67 of 158,400 cases`() throws {
    var all = 0
    var parted: [(base: Double, scale: Double, difference: Double)] = []
    for base in stride(from: 0.5, through: 200, by: 0.5) {
      for scale in [1.0, 2, 3] {
        for style in DynamicTypeTable.iOS.styles {
          for size in DynamicTypeSize.allCases {
            let uiKit = try ScalingAPI.scaledValue.value(
              for: base, relativeTo: style, at: size, displayScale: scale)
            let swiftUI = try ScalingAPI.scaledMetric.value(
              for: base, relativeTo: style, at: size, displayScale: scale)
            all += 1
            if abs(uiKit - swiftUI) > 0.1 { parted.append((base, scale, uiKit - swiftUI)) }
          }
        }
      }
    }
    #expect(all == 158_400)
    #expect(parted.count == 67)
    #expect(parted.count { $0.base == $0.base.rounded() } == 29)
    #expect(parted.allSatisfy { abs(abs($0.difference) * $0.scale - 1) < 1e-9 })
  }

  @Test func `the tie of 21 along title2 at xxxLarge parts UIKit from SwiftUI`() throws {
    func value(_ api: ScalingAPI) throws -> Double {
      try api.value(for: 21, relativeTo: .title2, at: .xxxLarge, displayScale: 1)
    }
    #expect(try value(.scaledValue) == 26)
    #expect(try value(.scaledMetric) == 25)
    #expect(try value(.scaledFont) == 26)
    #expect(try value(.customFont) == 25)
  }

  @Test func `a font is rounded at the default size as well`() throws {
    for api in [ScalingAPI.customFont, .scaledFont] {
      #expect(try api.value(for: 17.2, relativeTo: .body, at: .large) == 17)
      #expect(try api.value(for: 17.5, relativeTo: .body, at: .large) == 18)
    }
  }

  @Test(arguments: ScalingAPI.allCases)
  func `bad numbers are errors`(api: ScalingAPI) {
    func value(_ base: Double, scale: Double = 3) throws -> Double {
      try api.value(for: base, relativeTo: .body, at: .large, displayScale: scale)
    }
    #expect(throws: ScalingError.notFinite) { try value(.nan) }
    #expect(throws: ScalingError.notFinite) { try value(.infinity) }
    #expect(throws: ScalingError.notFinite) { try value(-.infinity) }
    #expect(throws: ScalingError.notPositive(0)) { try value(0) }
    #expect(throws: ScalingError.notPositive(-12)) { try value(-12) }
    #expect(throws: ScalingError.tooLarge(1e308)) { try value(1e308) }
    #expect(throws: ScalingError.tooLarge(-1e308)) { try value(-1e308) }
    for scale in [0, -3, 1e308, Double.infinity] {
      #expect(throws: ScalingError.invalidDisplayScale(scale)) { try value(17, scale: scale) }
    }
    #expect(throws: ScalingError.self) { try value(17, scale: .nan) }
  }

  @Test(arguments: ScalingAPI.allCases)
  func `a platform without the figure is an error`(api: ScalingAPI) {
    #expect(throws: ScalingError.fixedSize(.macOS)) {
      try api.value(for: 17, relativeTo: .body, at: .accessibility5, in: .macOS)
    }
    #expect(throws: ScalingError.unknownCell(.body, .accessibility5, .visionOS)) {
      try api.value(for: 17, relativeTo: .body, at: .accessibility5, in: .visionOS)
    }
  }

  @Test func `all values at once are the single ones`() throws {
    for api in ScalingAPI.allCases {
      let values = try api.values(for: 12, relativeTo: .footnote)
      #expect(values.count == 12)
      for (size, value) in values {
        #expect(try api.value(for: 12, relativeTo: .footnote, at: size) == value)
      }
    }
    let onTV = try ScalingAPI.scaledMetric.values(for: 12, relativeTo: .body, in: .tvOS)
    #expect(onTV == [.large: 12])
    #expect(throws: ScalingError.unknownCell(.body, .large, .visionOS)) {
      try ScalingAPI.scaledMetric.values(for: 12, relativeTo: .body, in: .visionOS)
    }
  }
}
