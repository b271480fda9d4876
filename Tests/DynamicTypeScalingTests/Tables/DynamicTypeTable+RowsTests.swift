import DynamicTypeScaling
import Testing

@Suite struct DynamicTypeTableRowsTests {
  private func table(
    sizes: [DynamicTypeSize] = [.large, .accessibility1], defaultSize: DynamicTypeSize = .large,
    rows: [TextStyleRow]
  ) throws(TableDefect) -> DynamicTypeTable {
    try DynamicTypeTable(platform: .iOS, sizes: sizes, defaultSize: defaultSize, rows: rows)
  }

  @Test func `a team's own table scales as the shipped ones do`() throws {
    let table = try table(
      rows: [TextStyleRow(.body, .regular, points: [16, 30], leadings: [20, 35])])
    #expect(try table.factor(of: .body, at: .accessibility1) == 1.75)
    #expect(
      try ScalingAPI.scaledMetric.value(
        for: 10, relativeTo: .body, at: .accessibility1, displayScale: 2, in: table) == 17.5)
    #expect(throws: ScalingError.unknownCell(.body, .xLarge, .iOS)) {
      try table.cell(.body, at: .xLarge)
    }
  }

  @Test func `rows that do not fit are refused`() {
    let body = TextStyleRow(.body, .regular, points: [16, 30])
    #expect(throws: TableDefect.sizesOutOfOrder) { try table(sizes: [], rows: []) }
    #expect(throws: TableDefect.sizesOutOfOrder) {
      try table(sizes: [.xLarge, .large], rows: [body])
    }
    #expect(throws: TableDefect.sizesOutOfOrder) {
      try table(sizes: [.large, .large], rows: [body])
    }
    #expect(throws: TableDefect.defaultSizeMissing(.medium)) {
      try table(defaultSize: .medium, rows: [body])
    }
    #expect(throws: TableDefect.repeatedStyle(.body)) { try table(rows: [body, body]) }
    #expect(throws: TableDefect.wrongCount(.title, expected: 2, found: 1)) {
      try table(rows: [body, TextStyleRow(.title, .regular, points: [28])])
    }
    #expect(throws: TableDefect.wrongCount(.body, expected: 2, found: 3)) {
      try table(rows: [TextStyleRow(.body, .regular, points: [1, 2], leadings: [1, 2, 3])])
    }
    #expect(throws: TableDefect.unknownSize(.body, .small)) {
      try table(rows: [TextStyleRow(.body, .regular, points: [1, 2], scalesBy: [.small: 3])])
    }
  }

  @Test(arguments: [0, -1, 1e308, .infinity, 1e-300])
  func `a length that no font has is refused`(length: Double) {
    #expect(throws: TableDefect.invalidLength(.body, length)) {
      try table(rows: [TextStyleRow(.body, .regular, points: [16, length])])
    }
    #expect(throws: TableDefect.invalidLength(.body, length)) {
      try table(rows: [TextStyleRow(.body, .regular, points: [1, 2], leadings: [length, 2])])
    }
    #expect(throws: TableDefect.invalidLength(.body, length)) {
      try table(rows: [TextStyleRow(.body, .regular, points: [1, 2], scalesBy: [.large: length])])
    }
  }

  @Test func `NaN is refused`() {
    #expect(throws: TableDefect.self) {
      try table(rows: [TextStyleRow(.body, .regular, points: [16, .nan])])
    }
  }
}
