import DTKBKnowledge
import DTKBQueryService
import DTKBSnippetRules
import DTKBSourceReading
import DynamicTypeScaling
import Foundation
import Testing

@testable import DTKBCommands

@Suite("A report of the checker")
struct CheckReportTests {
  private static let code = "struct Row: View {\n  Text(title).font(.system(size: 17))\n}\n"

  /// A report of one finding in one file: the font of the code above.
  private func report(
    file: String = "Row.swift", code: String = Self.code, severity: Severity = .warning,
    language: Language = .italian, withFigures: Bool = true
  ) throws -> CheckReport {
    let place = try #require(code.range(of: "font("))
    let start = code.utf8.distance(from: code.startIndex, to: place.lowerBound)
    let found = "font(.system(size: 17))"
    let line = code[..<place.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    let column = (line.last?.utf8.count ?? 0) + 1
    let fixed = Dictionary(
      uniqueKeysWithValues: DynamicTypeSize.allCases.map { ($0, 17.0) })
    let finding = Finding(
      rule: "fixed-font-size", severity: severity, range: start..<start + found.utf8.count,
      start: SourcePosition(line: line.count, column: column, utf16Column: column),
      end: SourcePosition(
        line: line.count, column: column + found.utf8.count,
        utf16Column: column + found.utf8.count),
      facts: [
        "points": .number(17), "wanted": .number(53), "style": .name(".body"),
        "uses": .count(2), "broken": .size("xLarge"),
      ],
      values: withFigures ? fixed : [:],
      wanted: withFigures
        ? try ScalingAPI.textStyle.values(for: 17, relativeTo: .body) : [:],
      wantedStyle: withFigures ? "body" : nil,
      firstBrokenSize: withFigures ? .xLarge : nil)
    let explained = ExplainedFinding(
      finding: finding, language: language,
      message: "il testo resta a 17 pt: chi sceglie AX5 ne chiede 53", fix: "usa .font(.body)")
    return CheckReport(
      sources: [
        CheckReport.Source(
          source: SourceFile(name: file, bytes: Array(code.utf8)), findings: [explained])
      ],
      notAnalysable: [("Row.swift", "fixed-font-size", 2)], filesRead: 3)
  }

  private let words = SampleBase.words[0]

  @Test("place, code, figures and fix stand below each other, fix and figures side by side")
  func wide() throws {
    let text = try report().text(on: TextPage(width: 120), words)
    #expect(
      text == """
        Row.swift:2:15: avviso: il testo resta a 17 pt: chi sceglie AX5 ne chiede 53 [fixed-font-size]
            2 |   Text(title).font(.system(size: 17))
              |               ^~~~~~~~~~~~~~~~~~~~~~~
              = xS 17 · L 17 · xxxL 17 · AX1 17 · AX3 17 · AX5 17    .body: 14 · 17 · 23 · 28 · 40 · 53
              = rimedio: usa .font(.body)                            dtkb show fixed-font-size

        """)
  }

  @Test("on a narrow page they stand one below the other")
  func narrow() throws {
    let text = try report().text(on: TextPage(width: 46), words)
    #expect(
      text == """
        Row.swift:2:15: avviso: il testo resta a 17
            pt: chi sceglie AX5 ne chiede 53
            [fixed-font-size]
            2 |   Text(title).font(.system(size: 17))
              |               ^~~~~~~~~~~~~~~~~~~~~~~
              = xS 17 · L 17 · xxxL 17 · AX1 17 ·
                AX3 17 · AX5 17
              = .body: 14 · 17 · 23 · 28 · 40 · 53
              = rimedio: usa .font(.body)
              = dtkb show fixed-font-size

        """)
  }

  @Test("where nobody looks, place and message stay on one line")
  func forPrograms() throws {
    let text = try report().text(on: TextPage(width: nil), words)
    #expect(text.split(separator: "\n")[0].hasSuffix("ne chiede 53 [fixed-font-size]"))
  }

  @Test("a finding without figures has none")
  func noFigures() throws {
    let text = try report(withFigures: false).text(on: TextPage(width: 80), words)
    #expect(
      text.hasSuffix(
        "^~~~~~~~~~~~~~~~~~~~~~~\n      = rimedio: usa .font(.body)    dtkb show fixed-font-size\n")
    )
  }

  @Test(
    "the carets stand below what was found, whatever stands before it", arguments: [40, 80, 160])
  func carets(width: Int) throws {
    let lines = [
      "\tText(\"cỡ chữ\").font(.system(size: 17))",
      "Text(\"cỡ chữ\".uppercased()).font(.system(size: 17))".decomposedStringWithCanonicalMapping,
      "Text(\"动态字体 👩‍👩‍👧\").font(.system(size: 17)) // \u{1B}[2J\u{202E}",
      String(repeating: "x", count: 3000) + ".font(.system(size: 17))",
    ]
    for code in lines {
      let text = try report(code: code).text(on: TextPage(width: width), words)
      let shown = text.split(separator: "\n")
      let caret = try #require(shown.firstIndex { $0.contains("^~~") })
      let before = displayWidth(of: shown[caret].prefix { $0 != "^" })
      var line = shown[caret - 1]
      var skipped = 0
      while skipped < before { skipped += line.removeFirst().displayWidth }
      #expect(skipped == before && line.hasPrefix("font(.sys"))
      #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0.value == 0x202E })
      #expect(shown.allSatisfy { displayWidth(of: $0) <= width })
    }
  }

  @Test("colours come only where they are wanted, and a file's name cannot bring its own")
  func colours() throws {
    let report = try report(file: "\u{1B}[31mRow.swift", severity: .error)
    #expect(!report.text(on: TextPage(width: 80), words).contains("\u{1B}"))
    let text = report.text(on: TextPage(width: 80, isColoured: true), words)
    #expect(text.contains("\u{1B}[1;31merrore:\u{1B}[0m"))
    #expect(text.contains("␛[31mRow.swift"))
  }

  @Test("the summary counts apart and says how many files were read")
  func summary() throws {
    #expect(
      try report().summary(words) == [
        "segnalazioni: 1 (errori: 0, avvisi: 1, note: 0) · file letti: 3"
      ])
    let none = CheckReport(sources: [], notAnalysable: [], filesRead: 3)
    #expect(none.summary(words) == ["nessuna segnalazione · file letti: 3"])
    #expect(try report(language: .english).summary(words).count == 2)
  }

  @Test("a severity reaches itself and what is below it")
  func thresholds() throws {
    let report = try report(severity: .warning)
    #expect(report.reaches(.note) && report.reaches(.warning) && !report.reaches(.error))
  }

  @Test("for programs it is one object of the agreed shape")
  func json() throws {
    let text = try report().json.encoded
    let found = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(
      Set(found.keys) == [
        "findings", "hidden", "notAnalysable", "repaired", "filesRead", "version",
      ])
    #expect(found["filesRead"] as? Int == 3)
    let finding = try #require((found["findings"] as? [[String: Any]])?.first)
    #expect(
      Set(finding.keys) == [
        "rule", "severity", "file", "line", "column", "endLine", "endColumn", "message", "fix",
        "fixKind", "edits", "facts", "firstBrokenSize",
      ])
    #expect(finding["line"] as? Int == 2 && finding["column"] as? Int == 15)
    #expect(finding["endColumn"] as? Int == 38)
    #expect(finding["severity"] as? String == "warning")
    #expect(finding["firstBrokenSize"] as? String == "xLarge")
    let facts = try #require(finding["facts"] as? [String: Any])
    #expect(facts["points"] as? Int == 17 && facts["style"] as? String == ".body")
    #expect(facts["uses"] as? Int == 2 && facts["broken"] as? String == "xLarge")
    let without = try report(withFigures: false).json.encoded
    #expect(without.contains(#""firstBrokenSize":null"#))
    #expect(
      text.contains(#""notAnalysable":[{"count":2,"file":"Row.swift","rule":"fixed-font-size"}]"#))
  }
}
