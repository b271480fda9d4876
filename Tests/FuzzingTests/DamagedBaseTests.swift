import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBSQLiteAccess
import DTKBSeededNumbers
import DTKBTestSupport
import Foundation
import Testing

@testable import DTKBFuzzing

/// Hundreds of bases of each kind that nobody compiled: an error that has a name or the right answer,
/// and where an examination finds no fault, the right answer alone.
@Suite("Bases that nobody compiled")
struct DamagedBaseTests {
  private let folder: TemporaryFolder
  private let path: String
  private let whole: [UInt8]
  /// The places that are not empty: most of a small base is, and a flip there would prove little.
  private let written: [Int]
  private let right: BaseAnswers
  /// The version of the tables that is read.
  private let version: Int

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("base.sqlite")
    try KnowledgeCompiler.compile(Self.content, to: path)
    whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    written = whole.indices.filter { [whole] in whole[$0] != 0 }
    right = try BaseAnswers(path: path)
    let base = try KnowledgeBase(path: path)
    version = base.schemaVersion
    #expect(try base.examination().allSatisfy { $0.fault == nil })
  }

  /// The kinds, each with the same seed.
  enum Damage: String, CaseIterable {
    case truncated, bitFlipped, older, newer, hostile

    /// How many are made: those of another version differ in little more than its number.
    var count: Int { self == .older || self == .newer ? 100 : 1000 }
  }

  @Test(arguments: Damage.allCases)
  func `those of a kind are refused or answer rightly`(_ damage: Damage) throws {
    var generator = SeededGenerator(seed: 5)
    for number in 0..<damage.count {
      try write(damage, &generator)
      #expect(right.fault(ofBaseAt: path) == nil, "\(damage) \(number)")
      if damage == .older || damage == .newer {
        let error = #expect(throws: StorageError.self) { try KnowledgeBase(path: path) }
        guard case .otherVersion = error else {
          Issue.record("\(damage) \(number): \(String(describing: error))")
          continue
        }
      }
    }
  }

  private func write(_ damage: Damage, _ generator: inout SeededGenerator) throws {
    var bytes = whole
    switch damage {
    case .truncated: bytes.removeLast(Int.random(in: 1...bytes.count, using: &generator))
    case .bitFlipped:
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place =
          Bool.random(using: &generator)
          ? written.randomElement(using: &generator)
          : bytes.indices.randomElement(using: &generator)
        bytes[place ?? 0] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      }
    case .older, .newer, .hostile: break
    }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let statements: [String] =
      switch damage {
      case .truncated, .bitFlipped: []
      case .older: Self.aging(to: -5...version - 1, with: "DROP TABLE stepNeed", &generator)
      case .newer:
        Self.aging(to: version + 1...version + 6, with: "CREATE TABLE more (x)", &generator)
      case .hostile: (0...generator.below(3)).map { _ in Self.attack(&generator) }
      }
    if statements.isEmpty { return }
    let connection = try Connection(path: path, mode: .writable)
    try connection.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
    // What SQLite itself refuses is no attack.
    for statement in statements { try? connection.execute(statement) }
  }

  /// Another version of the tables or of the analysis, with or without other tables.
  private static func aging(
    to versions: ClosedRange<Int>, with change: String, _ generator: inout SeededGenerator
  ) -> [String] {
    let version = Int.random(in: versions, using: &generator)
    return switch generator.below(3) {
    case 0: ["PRAGMA user_version = \(version)"]
    case 1: [change, "PRAGMA user_version = \(version)"]
    default: ["UPDATE meta SET value = '\(version * 100)' WHERE key = 'analyserVersion'"]
    }
  }

  /// A statement by which somebody who knows the tables would break a program that trusts them.
  private static func attack(_ generator: inout SeededGenerator) -> String {
    let number = generator.below(4) == 0 ? generator.below(60) : generator.below(1 << 40)
    let value =
      [
        "NULL", "''", "CAST(x'fffe00c0' AS TEXT)", "randomblob(\(number % 3000))", "-\(number)",
        "9223372036854775807", "'{{scale 1e999 body accessibility9}}'", "char(0, 1114111, 769)",
        "printf('%.*c', \(number % 100_000), 'a')", "'[a](b.swift)'", "1e308", "zeroblob(9)",
        "replace(printf('%.*c', 5000, '('), '(', '**a `b')",
      ].randomElement(using: &generator) ?? ""
    let table = tables.randomElement(using: &generator) ?? ""
    let column = columns.randomElement(using: &generator) ?? ""
    let language = ["It", "Vi", "Es", "En"].randomElement(using: &generator) ?? ""
    return switch generator.below(9) {
    case 0: "UPDATE \(table) SET \(column) = \(value)"
    case 1: "UPDATE OR IGNORE \(table) SET \(column) = \(value) WHERE rowid % 2 OR \(column) > 'm'"
    case 2: "DELETE FROM \(table)"
    case 3:
      "UPDATE search\(language)_data SET block = randomblob(\(number % 200)) WHERE id % 3 = \(number % 3)"
    case 4: "UPDATE search\(language)_docsize SET sz = \(value)"
    case 5: "UPDATE search\(language)_config SET v = \(value)"
    case 6: "DELETE FROM search\(language)_\(["data", "idx", "docsize"][number % 3])"
    case 7:
      "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = \(number % 70) WHERE name = '\(table)'"
    default: "UPDATE search\(language)_idx SET term = \(value), pgno = \(number)"
    }
  }

  private static let tables = [
    "meta", "entry", "entryText", "framework", "release", "related", "citation", "claim",
    "sample", "interfaceWord", "synonym", "path", "pathText", "step", "stepText", "stepRule",
    "term",
  ]

  private static let columns = [
    "id", "entry", "name", "kind", "rule", "language", "title", "summary", "searchWords", "body",
    "plainBody", "message", "position", "url", "verdict", "base", "claimed", "role", "code", "word",
    "meaning", "spelling", "value", "key", "snippet",
  ]

  private static let content = KnowledgeContent(
    entries: [
      Entry(
        id: "icon", kind: .guideline, topics: [.icon], frameworks: ["SwiftUI"], since: ["iOS 14"],
        related: ["twelve"],
        citations: [Citation(title: "A", publisher: "B", url: "https://example.org")],
        texts: [
          EntryText(
            language: .italian, title: "Icona grande", summary: "Cresce con il testo.",
            searchWords: ["icona piccola"],
            body:
              "Con **relativeTo** cresce: {{scale 12 body accessibility5}}.\n\n[A](right-a.swift)"),
          EntryText(
            language: .english, title: "relativeTo and icons", summary: "Grows with the text.",
            searchWords: ["scaled metric"], body: "An icon grows."),
        ],
        samples: [Sample(fileName: "right-a.swift", role: .right, code: "Text(\"a\")\n")]),
      Entry(
        id: "twelve", kind: .erratum, topics: [.scaledMetric],
        claim: Claim(
          verdict: .wrong,
          figure: Claim.Figure(
            base: 12, api: "scaled-metric", relativeTo: "body", size: "accessibility5", claimed: 20)
        ),
        texts: [
          EntryText(
            language: .vietnamese, title: "Cỡ chữ", summary: "Không phải 20.",
            searchWords: ["cỡ"], body: "Sai."),
          EntryText(
            language: .spanish, title: "Tamaño", summary: "No son 20.", searchWords: [],
            body: "Es falso."),
        ]),
    ],
    interfaceWords: [
      InterfaceWords(language: .italian, values: [.init(key: "right", word: "giusto")])
    ],
    synonyms: [SynonymGroup(language: .italian, words: ["icona", "simbolo"])])
}
