import DynamicTypeScaling
import Testing

@Suite struct DynamicTypeTableTests {
  @Test func `nothing is scaled at the default size`() throws {
    for platform in Platform.allCases {
      let table = platform.table
      for style in table.styles {
        #expect(try table.factor(of: style, at: table.defaultSize) == 1)
      }
    }
  }

  @Test(arguments: [
    (Platform.iOS, 11, 12), (.watchOS, 10, 9), (.tvOS, 9, 1), (.macOS, 11, 1), (.visionOS, 2, 1),
  ])
  func `a table has the styles and sizes that are published`(
    platform: Platform, styles: Int, sizes: Int
  ) throws {
    #expect(platform.table.styles.count == styles)
    #expect(platform.table.sizes.count == sizes)
    for style in platform.table.styles {
      for size in platform.table.sizes { _ = try platform.table.cell(style, at: size) }
    }
  }

  /// The published leading and the one that iOS 27 scales by, as the factor of `UIFontMetrics`
  /// (github.com/gewill/ScaledFont at 92a4b13e) times the leading at `large` has it.
  static let measuredLeadings: [(TextStyle, DynamicTypeSize, Double, Double)] = [
    (.title, .xLarge, 37, 36), (.title, .xxLarge, 39, 38), (.title, .accessibility4, 62, 61),
    (.headline, .accessibility4, 56, 51), (.subheadline, .xxxLarge, 28, 26),
    (.subheadline, .accessibility2, 37, 36), (.caption, .accessibility1, 28, 27),
    (.caption2, .accessibility2, 30, 29),
  ]

  @Test func `in eight cells iOS scales by another leading than the guidelines print`() throws {
    let table = DynamicTypeTable.iOS
    for (style, size, published, scaling) in Self.measuredLeadings {
      #expect(try table.cell(style, at: size).leading == published)
      #expect(try table.cell(style, at: size).scalingLeading == scaling)
      let defaultLeading = try #require(try table.cell(style, at: .large).leading)
      #expect(try table.factor(of: style, at: size) == scaling / defaultLeading)
    }
    let differing = try table.styles.flatMap { style in
      try DynamicTypeSize.allCases.map { try table.cell(style, at: $0) }
    }.filter { $0.leading != $0.scalingLeading }
    #expect(differing.count == Self.measuredLeadings.count)
  }

  @Test func `a size that macOS does not have is an error of its own`() {
    #expect(throws: ScalingError.fixedSize(.macOS)) {
      try DynamicTypeTable.macOS.cell(.body, at: .accessibility5)
    }
    #expect(throws: ScalingError.fixedSize(.macOS)) {
      try DynamicTypeTable.macOS.factor(of: .body, at: .xLarge)
    }
  }

  @Test(arguments: [
    (Platform.visionOS, TextStyle.body, DynamicTypeSize.large),
    (.visionOS, .extraLargeTitle, .accessibility1), (.tvOS, .body, .accessibility1),
    (.tvOS, .largeTitle, .large), (.watchOS, .body, .medium), (.watchOS, .body, .accessibility4),
    (.iOS, .extraLargeTitle, .large), (.iOS, .footnote2, .large), (.macOS, .subtitle1, .large),
  ])
  func `an unknown cell is an error, never a guess`(
    platform: Platform, style: TextStyle, size: DynamicTypeSize
  ) {
    #expect(throws: ScalingError.unknownCell(style, size, platform)) {
      try platform.table.cell(style, at: size)
    }
    #expect(throws: ScalingError.unknownCell(style, size, platform)) {
      try platform.table.factor(of: style, at: size)
    }
  }

  @Test func `weights are the published ones`() throws {
    let iOS = DynamicTypeTable.iOS
    #expect(try iOS.cell(.headline, at: .large).weight == .semibold)
    #expect(try iOS.cell(.title, at: .large).emphasizedWeight == .bold)
    #expect(try iOS.cell(.title3, at: .large).emphasizedWeight == .semibold)
    #expect(try DynamicTypeTable.macOS.cell(.headline, at: .large).emphasizedWeight == .heavy)
    #expect(try DynamicTypeTable.tvOS.cell(.caption, at: .large).weight == .medium)
    #expect(
      try DynamicTypeTable.visionOS.cell(.extraLargeTitle, at: .large).emphasizedWeight == nil)
  }

  /// Sums over the platforms' published figures, so that no cell changes unnoticed.
  @Test(arguments: [
    (Platform.watchOS, 2038.0, 2267.5), (.tvOS, 365, 446), (.macOS, 159, 200), (.visionOS, 64, 0),
  ])
  func `no cell of the smaller tables was mistyped`(
    platform: Platform, points: Double, leadings: Double
  ) throws {
    let cells = try platform.table.styles.flatMap { style in
      try platform.table.sizes.map { try platform.table.cell(style, at: $0) }
    }
    #expect(cells.reduce(0) { $0 + $1.points } == points)
    #expect(cells.reduce(0) { $0 + ($1.leading ?? 0) } == leadings)
  }

  @Test(arguments: WatchCase.allCases)
  func `a watch starts with the size of its case`(watch: WatchCase) throws {
    let table = DynamicTypeTable.watchOS(watch)
    #expect(table.defaultSize == watch.defaultSize)
    #expect(try table.factor(of: .body, at: watch.defaultSize) == 1)
    #expect(
      try table.cell(.body, at: .xxLarge) == DynamicTypeTable.watchOS.cell(.body, at: .xxLarge))
  }

  @Test func `the default size of a watch is the denominator`() throws {
    #expect(try DynamicTypeTable.watchOS.factor(of: .body, at: .xLarge) == 19.5 / 18.5)
    #expect(try DynamicTypeTable.watchOS(.mm38).factor(of: .body, at: .xLarge) == 19.5 / 17.5)
    #expect(WatchCase.mm38.defaultSize == .small)
    #expect(WatchCase.mm42.defaultSize == .large)
    #expect(WatchCase.mm49.defaultSize == .xLarge)
  }
}
