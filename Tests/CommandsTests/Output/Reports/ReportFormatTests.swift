import DTKBSnippetRules
import DTKBTestSupport
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import DTKBCommands

@Suite("The forms of a report")
struct ReportFormatTests {
  /// A finding as every form names it.
  struct Place: Hashable {
    let file: String
    let line: Int
    let rule: String
  }

  /// A path that would break out of each form that did not escape it.
  static let hostilePath = "a/we\"ird, 100% <b>&\u{1B}[31m`*|\n::error::x.swift"
  private static let code = "Text(\"cỡ 😀\").font(.system(size: 17))\n"

  /// A world with several findings: plain ones, several on a line, one in a hostile path, a note.
  private func world() throws -> World {
    let world = try World()
    world.width = nil
    try world.folder.write("\n" + Self.code + Self.code, to: "b.swift")
    try world.folder.write(Self.code, to: Self.hostilePath)
    try world.folder.write("a/../" + Self.code, to: "c d.swift")
    return world
  }

  /// What each form writes in one run.
  private func reports(_ world: World, _ more: String...) throws -> [String: String] {
    let others = ReportFormat.all.map(\.name).filter { $0 != "json" }
    let outcome = world.run(
      ["check", "--lang", "it", "--output", "json=-"] + more
        + others.flatMap { ["--output", "\($0)=report.\($0)"] })
    var reports = ["json": outcome.output]
    for name in others { reports[name] = world.folder.text(of: "report.\(name)") }
    return reports
  }

  private func object(_ text: String?) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data((text ?? "").utf8)) as? [String: Any])
  }

  @Test("every file in Formats is a form of the list, and every form has its file")
  func complete() throws {
    let folder = ProjectFolder.url(
      "Sources/Commands/Output/Reports/Formats")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.map { $0.dropLast(6).lowercased() }
    #expect(files.sorted() == ReportFormat.all.map(\.name).sorted())
  }

  @Test("all outputs of a run name the same findings in the same order")
  func sameFindings() throws {
    let world = try world()
    let reports = try reports(world)
    let json = try object(reports["json"])
    let wanted = try #require(json["findings"] as? [[String: Any]]).map {
      Place(
        file: $0["file"] as? String ?? "", line: $0["line"] as? Int ?? 0,
        rule: $0["rule"] as? String ?? "")
    }
    #expect(wanted.count == 4 && Set(wanted).count == 4)

    let run = try #require((object(reports["sarif"])["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(
      results.map { result in
        let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
        let parts = location as? [String: [String: Any]]
        return Place(
          file: (parts?["artifactLocation"]?["uri"] as? String)?.removingPercentEncoding ?? "",
          line: parts?["region"]?["startLine"] as? Int ?? 0,
          rule: result["ruleId"] as? String ?? "")
      } == wanted)

    let issues = try #require(
      try JSONSerialization.jsonObject(with: Data((reports["gitlab"] ?? "").utf8))
        as? [[String: Any]])
    #expect(
      issues.map { issue in
        let location = issue["location"] as? [String: Any]
        return Place(
          file: location?["path"] as? String ?? "",
          line: (location?["lines"] as? [String: Int])?["begin"] ?? 0,
          rule: issue["check_name"] as? String ?? "")
      } == wanted)

    // XML has no escape characters at all: theirs is shown.
    let shown = wanted.map {
      Place(file: $0.file.replacing("\u{1B}", with: "␛"), line: $0.line, rule: $0.rule)
    }
    let checkstyle = try XMLReader.elements(of: reports["checkstyle"])
    var file = ""
    var found: [Place] = []
    for (name, attributes) in checkstyle {
      if name == "file" { file = attributes["name"] ?? "" }
      if name == "error" {
        found.append(
          Place(
            file: file, line: Int(attributes["line"] ?? "") ?? 0,
            rule: String(attributes["source"]?.dropFirst("dtkb.".count) ?? "")))
      }
    }
    #expect(found == shown)
    let cases = try XMLReader.elements(of: reports["junit"]).filter { $0.name == "testcase" }
    #expect(
      cases.map {
        Place(
          file: $0.attributes["file"] ?? "", line: Int($0.attributes["line"] ?? "") ?? 0,
          rule: String($0.attributes["name"]?.prefix { $0 != " " } ?? ""))
      } == shown)

    for name in ["text", "xcode", "github", "markdown"] {
      let lines = (reports[name] ?? "").split(separator: "\n").filter {
        $0.contains("fixed-font-size") && !$0.contains("dtkb show")
      }
      #expect(lines.count == wanted.count, "\(name)")
    }
  }

  @Test("nothing in a path or a message reaches a terminal or a reader raw")
  func escaped() throws {
    for (name, report) in try reports(world()) {
      #expect(!report.unicodeScalars.contains { $0.value < 32 && $0 != "\n" }, "\(name)")
      // A line of a report never begins with what a path holds behind a line feed.
      #expect(!report.split(separator: "\n").contains { $0.hasPrefix("::error::x") }, "\(name)")
    }
  }

  @Test("annotations are escaped as workflow commands have it")
  func github() throws {
    let lines = try #require(reports(world())["github"]).split(separator: "\n")
    #expect(
      lines.first?.hasPrefix(
        "::error file=a/we\"ird%2C 100%25 <b>&␛[31m`*|%0A%3A%3Aerror%3A%3Ax.swift,line=1,endLine=1,"
          + "col=20,endColumn=37,title=dtkb%3A fixed-font-size::") == true)
    #expect(lines.count == 4)
  }

  @Test("for Xcode a finding is a line with the whole path and the words that it knows")
  func xcode() throws {
    let world = try world()
    let report = try #require(reports(world)["xcode"])
    #expect(
      report.contains(
        "\(world.folder.path)/b.swift:2:24: error: il testo resta a 17 pt, mentre .body arriva a 53 pt; "
          + "rimedio: usa .body [fixed-font-size]\n"))
  }

  @Test(
    "for Xcode nothing is an error that does not make the check fail: an error would stop the build"
  )
  func xcodeThreshold() throws {
    let world = try world()
    for (threshold, word) in [("error", "error"), ("never", "warning")] {
      let output = world.run("check", "b.swift", "--format", "xcode", "--fail-on", threshold).output
      #expect(output.contains("b.swift:2:24: \(word): "))
    }
  }

  @Test("SARIF counts in UTF-16, is relative, explains its rules and numbers what is alike")
  func sarif() throws {
    let run = try #require(
      (object(reports(world())["sarif"])["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let results = try #require(run["results"] as? [[String: Any]])
    let places = results.compactMap {
      (($0["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: [String: Any]])
    }
    #expect(places.allSatisfy { $0["artifactLocation"]?["uriBaseId"] as? String == "%SRCROOT%" })
    #expect(places.map { $0["artifactLocation"]?["uri"] as? String }.last == "c%20d.swift")
    // The emoji is two units of UTF-16 and four of UTF-8, the letter one and three.
    #expect(places[1]["region"]?["startColumn"] as? Int == 20)
    let fingerprints = results.compactMap {
      ($0["partialFingerprints"] as? [String: String])?["dtkbCode/v1"]
    }
    #expect(Set(fingerprints).count == 4)
    #expect(fingerprints[1].dropLast(2) == fingerprints[2].dropLast(2))
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let index = try #require(results[0]["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == "fixed-font-size")
    #expect((rules[index]["help"] as? [String: String])?["text"]?.contains("Non cresce.") == true)
  }

  @Test("what a comment hides is in SARIF with the reason, and in the others not at all")
  func hidden() throws {
    let world = try World()
    try world.folder.write(
      "// dtkb:ignore-next-line fixed-font-size: a logo\n" + Self.code, to: "a.swift")
    let reports = try reports(world)
    let run = try #require((object(reports["sarif"])["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    let suppression = (results.first?["suppressions"] as? [[String: String]])?.first
    #expect(results.count == 1 && suppression?["justification"] == "a logo")
    #expect(suppression?["kind"] == "inSource")
    for name in ["text", "xcode", "github", "gitlab", "checkstyle", "junit", "markdown"] {
      #expect(reports[name]?.contains("fixed-font-size") == false, "\(name)")
      #expect(reports[name]?.contains("a.swift") == false, "\(name)")
    }
  }

  @Test("a fingerprint stays when lines come and go above, and names no other line")
  func fingerprint() throws {
    let world = try World()
    func fingerprints(_ code: String) throws -> [String] {
      try world.folder.write(code, to: "a.swift")
      let report = world.run("check", "a.swift", "--lang", "it", "--format", "gitlab").output
      let issues = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [[String: Any]]
      return (issues ?? []).compactMap { $0["fingerprint"] as? String }
    }
    let before = try fingerprints(Self.code)
    #expect(before.count == 1)
    #expect(try fingerprints("\n// a\n   " + Self.code) == before)
    #expect(try fingerprints(Self.code + Self.code).first == before[0])
    #expect(try fingerprints(Self.code.replacing("17", with: "18")) != before)
  }

  @Test("a case of JUnit fails from the threshold on, and one that passes stands for nothing found")
  func junit() throws {
    let failures = { (report: String?) in
      try XMLReader.elements(of: report).filter { $0.name == "failure" }.count
    }
    #expect(try failures(reports(world())["junit"]) == 4)
    #expect(try failures(reports(world(), "--fail-on", "never")["junit"]) == 0)
    let clean = try World()
    let report = clean.run("check", "--format", "junit").output
    let elements = try XMLReader.elements(of: report)
    #expect(elements.map(\.name) == ["testsuites", "testsuite", "testcase"])
    #expect(elements[0].attributes["tests"] == "1")
    let missing = clean.run("check", "gone.swift", "--format", "junit").output
    #expect(try XMLReader.elements(of: missing).contains { $0.name == "error" })
  }

  @Test("a summary in Markdown has no markup but its own")
  func markdown() throws {
    let report = try #require(reports(world())["markdown"])
    #expect(report.hasPrefix("## dtkb check\n\nsegnalazioni: 4 (errori: 4"))
    #expect(
      report.contains(
        "### `` a/we\"ird, 100% <b>&␛[31m`*|␊::error::x.swift ``\n\n- **errore** 1:20"))
  }

  @Test("a report is written whole beside the others, and one that cannot be does not keep them")
  func places() throws {
    let world = try world()
    let outcome = world.run(
      "check", "b.swift", "--lang", "it", "--output", "sarif=gone/report.sarif", "--output",
      "checkstyle=report.xml", "--output", "text=-")
    #expect(outcome.exitCode == .noInput)
    #expect(outcome.output.hasPrefix("b.swift:2:24: errore: "))
    #expect(world.folder.text(of: "report.xml")?.hasSuffix("</checkstyle>\n") == true)
    #expect(outcome.notices.count == 2 && outcome.notices[0].contains("gone/report.sarif"))
    let silent = world.run("check", "b.swift", "--lang", "it", "--output", "json=report.json")
    #expect(silent.output.isEmpty && silent.exitCode == .findings && silent.notices.count == 1)
  }

  @Test(
    "an output that cannot be understood is told before anything is read",
    arguments: [
      ("serif=a", "did you mean 'sarif'?"), ("sarif", "--output sarif=report"),
      ("sarif=", "names no file"), ("text=-", "does not go with"),
    ])
  func misunderstood(output: String, advice: String) throws {
    let world = try World()
    let outcome = world.run("check", "gone.swift", "--format", "json", "--output", output)
    #expect(outcome.exitCode == .usage && outcome.notices.count == 1)
    #expect(outcome.notices[0].contains(advice), "\(outcome.notices)")
  }
}

/// The elements of a document as Foundation's reader finds them.
private final class XMLReader: NSObject, XMLParserDelegate {
  private var elements: [(name: String, attributes: [String: String])] = []

  static func elements(
    of text: String?
  ) throws -> [(name: String, attributes: [String: String])] {
    let parser = XMLParser(data: Data(try #require(text).utf8))
    let reader = XMLReader()
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return reader.elements
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    elements.append((name, attributes))
  }
}
