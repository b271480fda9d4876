import DynamicTypeScaling
import Testing

@Suite struct PlatformTests {
  @Test func `a platform has its own table`() {
    for platform in Platform.allCases { #expect(platform.table.platform == platform) }
  }

  @Test(arguments: [
    ("ios", Platform.iOS), ("iOS", .iOS), ("iPadOS", .iOS), ("watchOS", .watchOS), ("TVOS", .tvOS),
    ("macos", .macOS), ("visionOS", .visionOS),
  ])
  func `a platform's name is read in any case`(word: String, platform: Platform) throws {
    #expect(try Platform(parsing: word) == platform)
  }

  @Test func `a near miss names what was meant`() {
    #expect(throws: UnknownName(word: "watchso", suggestion: "watchos")) {
      try Platform(parsing: "watchso")
    }
    #expect(throws: UnknownName(word: "android", suggestion: nil)) {
      try Platform(parsing: "android")
    }
  }

  /// Human Interface Guidelines, Typography: default and minimum sizes of text.
  @Test(arguments: [
    (Platform.iOS, 17.0, 11.0), (.watchOS, 16, 12), (.tvOS, 29, 23), (.macOS, 13, 10),
    (.visionOS, 17, 12),
  ])
  func `text has a default and a least size`(
    platform: Platform, normal: Double, least: Double
  ) throws {
    #expect(platform.defaultTextSize == normal)
    #expect(platform.minimumTextSize == least)
    // Where the table knows body, the two pages of the guidelines must agree.
    if platform != .visionOS {
      #expect(try platform.table.cell(.body, at: platform.table.defaultSize).points == normal)
    }
  }
}
