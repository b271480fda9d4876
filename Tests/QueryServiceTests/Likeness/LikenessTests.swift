import DTKBKnowledge
import DTKBKnowledgeFiles
import DTKBQueryService
import DTKBSourceReading
import Foundation
import Testing

struct LikenessTests {
  private let service: QueryService

  init() throws {
    service = try ShippedBase.service()
  }

  private func ids(
    like code: String, named name: String = "-", by weights: CodeWeights = CodeWeights()
  ) throws -> [String] {
    let source = SourceFile(name: name, bytes: Array(code.utf8))
    var request = SearchRequest("", in: .only(.english))
    request.limit = 3
    return try service.search(like: source, request, by: weights).results.map(\.id)
  }

  /// The share of all samples whose own entry is among the first three.
  private func share(by weights: CodeWeights) throws -> (share: Double, missed: [String]) {
    var missed: [String] = []
    var count = 0
    for id in try service.ids() {
      guard let entry = try service.entry(id, in: .only(.english))?.entry else { continue }
      for sample in entry.samples {
        count += 1
        if try !ids(like: sample.code, named: sample.fileName, by: weights).contains(entry.id) {
          missed.append("\(entry.id)/\(sample.fileName)")
        }
      }
    }
    return (1 - Double(missed.count) / Double(count), missed)
  }

  @Test func `every sample finds its own entry among the first three`() throws {
    let (share, missed) = try share(by: CodeWeights())
    #expect(share >= 0.97, "\(share): \(missed)")
  }

  @Test func `so do most where no sample may be compared`() throws {
    var weights = CodeWeights()
    weights.likeness = 0
    let (share, missed) = try share(by: weights)
    #expect(share >= 0.5, "\(share): \(missed)")
  }

  @Test(arguments: [
    (#".font(.custom("X", size: 17))"#, ["custom-font-relative", "implicit-body-curve"]),
    (#"Text(name).font(.custom("Avenir", fixedSize: 20))"#, ["fixed-custom-font"]),
    ("@ScaledMetric(relativeTo: .title) private var side: CGFloat = 24", ["scaled-metric"]),
    (
      "@ScaledMetric var inset = 12.0\nvar body: some View { Text(\"a\").padding(inset) }",
      ["scaled-metric"]
    ),
    ("label.numberOfLines = 1", ["single-line-label"]),
    ("label.adjustsFontForContentSizeCategory = true", ["uikit-adjusts"]),
    ("<Text allowFontScaling={false}>a</Text>", ["rn-scaling-off"]),
    ("body { font-size: 16px; }", ["webview-px-font"]),
    ("try app.performAccessibilityAudit(for: .dynamicType)", ["audit-xcui"]),
    (
      "if dynamicTypeSize.isAccessibilitySize { VStack { } } else { HStack { } }",
      ["any-layout-switch", "environment-sizecategory", "adaptive-stack-ios15"]
    ),
  ])
  func `code leads to what treats it, faulty or not`(code: String, wanted: [String]) throws {
    let found = try ids(like: code)
    #expect(found.contains { wanted.contains($0) }, "\(found)")
  }

  @Test func `the lines in which a rule finds something are told`() throws {
    let code = "import SwiftUI\nlet a = Text(\"a\")\n  .font(.system(size: 17))\n"
    let answer = try service.search(
      like: SourceFile(name: "a.swift", bytes: Array(code.utf8)),
      SearchRequest("", in: .only(.italian)))
    let found = try #require(answer.results.first { $0.id == "fixed-font-size" })
    #expect(found.lines == [3])
    #expect(found.language == .italian)
  }

  @Test(arguments: [
    [], [0], [0xFF, 0xFE, 0xFD], Array("hello".utf8), Array("/*".utf8), Array("\"//".utf8),
    [UInt8](repeating: 0x28, count: 100_000), [UInt8](repeating: 0x2F, count: 100_000),
  ])
  func `any bytes are code`(bytes: [UInt8]) throws {
    let source = SourceFile(name: "-", bytes: bytes)
    let answer = try service.search(like: source, SearchRequest("", in: .only(.english)))
    #expect(answer.results.count <= 10)
  }

  @Test func `what stands in comments counts for nothing`() throws {
    #expect(
      try ids(like: "// @ScaledMetric\n/* UIFontMetrics */\n<!-- fontDescription -->").isEmpty)
  }
}
