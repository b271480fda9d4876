import DTKBKnowledge
import DTKBKnowledgeFiles
import DTKBQueryService
import DTKBSourceReading
import Foundation
import Testing

struct LikenessTests {
  /// One for all tests: it reads the samples once.
  private static let opened = Result { try SharedQueryService(path: ShippedBase.path()) }
  private let base: SharedQueryService

  init() throws {
    base = try Self.opened.get()
  }

  private func ids(like code: String) async throws -> [String] {
    try await base.ask { try Self.ids(like: code, in: $0) }
  }

  private static func ids(
    like code: String, named name: String = "-", in service: QueryService,
    by weights: CodeWeights = CodeWeights()
  ) throws -> [String] {
    let source = SourceFile(name: name, bytes: Array(code.utf8))
    let request = SearchRequest("", in: .only(.english), limit: 3)
    return try service.search(like: source, request, by: weights).results.map(\.id)
  }

  /// The share of every so many samples whose own entry is among the first three.
  private func share(
    by weights: CodeWeights, ofEvery step: Int = 1
  ) async throws -> (share: Double, missed: [String]) {
    try await base.ask { service in
      var missed: [String] = []
      var number = 0
      var count = 0
      for id in try service.ids() {
        guard let entry = try service.entry(id, in: .only(.english))?.entry else { continue }
        for sample in entry.samples {
          number += 1
          guard number.isMultiple(of: step) else { continue }
          count += 1
          let found = try Self.ids(
            like: sample.code, named: sample.fileName, in: service, by: weights)
          if !found.contains(entry.id) { missed.append("\(entry.id)/\(sample.fileName)") }
        }
      }
      return (1 - Double(missed.count) / Double(count), missed)
    }
  }

  @Test func `every sample finds its own entry among the first three`() async throws {
    let (share, missed) = try await share(by: CodeWeights())
    #expect(share >= 0.97, "\(share): \(missed)")
  }

  @Test func `so do most where no sample may be compared`() async throws {
    var weights = CodeWeights()
    weights.likeness = 0
    let (share, missed) = try await share(by: weights, ofEvery: 4)
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
  func `code leads to what treats it, faulty or not`(code: String, wanted: [String]) async throws {
    let found = try await ids(like: code)
    #expect(found.contains { wanted.contains($0) }, "\(found)")
  }

  @Test func `the lines in which a rule finds something are told`() async throws {
    let code = "import SwiftUI\nlet a = Text(\"a\")\n  .font(.system(size: 17))\n"
    let source = SourceFile(name: "a.swift", bytes: Array(code.utf8))
    let answer = try await base.ask {
      try $0.search(like: source, SearchRequest("", in: .only(.italian)))
    }
    let found = try #require(answer.results.first { $0.id == "fixed-font-size" })
    #expect(found.lines == [3])
    #expect(found.language == .italian)
  }

  @Test(arguments: [
    [], [0], [0xFF, 0xFE, 0xFD], Array("hello".utf8), Array("/*".utf8), Array("\"//".utf8),
    [UInt8](repeating: 0x28, count: 100_000), [UInt8](repeating: 0x2F, count: 100_000),
  ])
  func `any bytes are code`(bytes: [UInt8]) async throws {
    let source = SourceFile(name: "-", bytes: bytes)
    let answer = try await base.ask {
      try $0.search(like: source, SearchRequest("", in: .only(.english)))
    }
    #expect(answer.results.count <= 10)
  }

  @Test func `what stands in comments counts for nothing`() async throws {
    #expect(
      try await ids(like: "// @ScaledMetric\n/* UIFontMetrics */\n<!-- fontDescription -->").isEmpty
    )
  }
}
