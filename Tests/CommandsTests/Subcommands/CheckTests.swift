import DTKBTestSupport
import Foundation
import Testing

@testable import DTKBCommands

@Suite("dtkb check")
struct CheckTests {
  @Test("what is clean is said to be, with how many files were read")
  func clean() throws {
    let world = try World()
    try world.folder.write("let a = 1\n", to: "Sources/a.swift")
    try world.folder.write("let b = 1\n", to: "Sources/b.swift")
    let outcome = world.run("check", "--lang", "it")
    #expect(outcome.exitCode == .fine && outcome.output.isEmpty)
    #expect(outcome.notices == ["nessuna segnalazione · file letti: 2"])
    #expect(
      world.run("check", "--format", "json").output
        == #"{"filesRead":2,"findings":[],"hidden":[],"notAnalysable":[],"repaired":[],"version":1}"#
        + "\n")
  }

  @Test("a finding is told in the reader's language, with its figures and what to do")
  func finding() throws {
    let world = try World()
    world.width = nil
    world.input = Array("Text(\"a\").font(.system(size: 17))".utf8)
    let outcome = world.run("check", "-", "--lang", "it")
    #expect(outcome.exitCode == .findings)
    #expect(
      outcome.output == """
        -:1:16: errore: il testo resta a 17 pt, mentre .body arriva a 53 pt [fixed-font-size]
            1 | Text("a").font(.system(size: 17))
              |                ^~~~~~~~~~~~~~~~~
              = xS 17 · L 17 · xxxL 17 · AX1 17 · AX3 17 · AX5 17
              = .body: 14 · 17 · 23 · 28 · 40 · 53
              = rimedio: usa .body
              = dtkb show fixed-font-size

        """)
    #expect(
      outcome.notices == [
        "segnalazioni: 1 (errori: 1, avvisi: 0, note: 0) · file letti: 1"
      ])
    world.input = Array("Text(\"a\").font(.body)".utf8)
    #expect(world.run("check", "-", "--lang", "it").exitCode == .fine)
  }

  @Test("for programs a finding has place, figures and words")
  func json() throws {
    let world = try World()
    try world.folder.write("\n  Text(\"cỡ\").font(.system(size: 17))\n", to: "Sources/Row.swift")
    let found = try world.json("check", "--lang", "en")
    let finding = try #require((found["findings"] as? [[String: Any]])?.first)
    #expect(finding["file"] as? String == "Sources/Row.swift")
    #expect(finding["line"] as? Int == 2 && finding["endLine"] as? Int == 2)
    // Columns count bytes of UTF-8: `ỡ` has three.
    #expect(finding["column"] as? Int == 21 && finding["endColumn"] as? Int == 38)
    #expect(finding["message"] as? String == "the text stays at 17 pt, while .body reaches 53 pt")
    #expect(finding["fix"] as? String == "use .body")
    #expect(finding["firstBrokenSize"] as? String == "xLarge")
    #expect((finding["facts"] as? [String: Any])?["points"] as? Int == 17)
    #expect(found["filesRead"] as? Int == 1)
  }

  @Test("findings of many files stand in the order of the files")
  func order() throws {
    let world = try World()
    world.width = nil
    for name in ["b.swift", "a/z.swift", "a.swift"] {
      try world.folder.write("Text(\"\\(1)\").font(.system(size: 17))\n", to: name)
    }
    let places = world.run("check", "--lang", "it").output.split(separator: "\n")
      .filter { $0.contains("[fixed-font-size]") }.map { String($0.prefix { $0 != ":" }) }
    #expect(places == ["a/z.swift", "a.swift", "b.swift"])
  }

  @Test(
    "the exit code follows the severity that is asked for",
    arguments: [
      ([], .findings), (["--fail-on", "error"], .findings), (["--fail-on", "note"], .findings),
      (["--fail-on", "never"], .fine), (["--rule", "scaled-metric-style"], .fine),
      (["--rule", "scaled-metric-style", "--rule", "fixed-font-size"], .findings),
      (["--all-rules", "--fail-on=never"], .fine),
    ] as [([String], ExitCode)])
  func threshold(options: [String], exitCode: ExitCode) throws {
    let world = try World()
    world.input = Array("Text(\"a\").font(.system(size: 17))".utf8)
    #expect(world.run(["check", "-"] + options).exitCode == exitCode)
  }

  @Test("a build system finds a file where the check is fine, and none where it is not")
  func stamp() throws {
    let world = try World()
    try world.folder.write("Text(\"a\").font(.system(size: 17))", to: "A.swift")
    #expect(world.run("check", "A.swift", "--stamp", "a").exitCode == .findings)
    #expect(world.run("check", "none.swift", "--stamp", "a").exitCode == .noInput)
    #expect(world.folder.text(of: "a") == nil)
    #expect(world.run("check", "A.swift", "--stamp", "a", "--fail-on", "never").exitCode == .fine)
    #expect(world.folder.text(of: "a")?.isEmpty == true)
    #expect(world.run("check", "none.swift", "--stamp", "no/a").exitCode == .noInput)
    let unwritable = world.run("check", "A.swift", "--fail-on", "never", "--stamp", "no/a")
    #expect(unwritable.exitCode == .noInput && unwritable.notices.last?.contains("no/a") == true)
  }

  @Test("a finding does not hide a missing file, nor a missing file a finding")
  func both() throws {
    let world = try World()
    try world.folder.write("Text(\"a\").font(.system(size: 17))\n", to: "a.swift")
    let outcome = world.run("check", "a.swift", "gone.swift")
    #expect(outcome.exitCode == .noInput)
    #expect(outcome.output.hasPrefix("a.swift:1:16: error: "))
    #expect(outcome.notices.count == 2)
  }

  @Test("a message in another language is announced")
  func fallback() throws {
    let world = try World()
    world.input = Array("Text(\"a\").font(.system(size: 17))".utf8)
    world.environment["DTKB_LANG"] = "es"
    let outcome = world.run("check", "-")
    #expect(outcome.output.hasPrefix("-:1:16: error: il testo resta a 17 pt"))
    #expect(outcome.notices.first?.contains("Italiano") == true)
  }

  @Test("bytes that are no text, no code or too much of it do no harm")
  func hostile() throws {
    let world = try World()
    let deep = String(repeating: "(", count: 50_000) + ".font(.system(size: 17))"
    let long = "Text(\"" + String(repeating: "x", count: 200_000) + "\").font(.system(size: 17))"
    for bytes in [
      [], [0xFF, 0xFE, 0x00], Array(deep.utf8), Array(long.utf8),
      Array("Text(\"\u{1B}[2J\u{202E}\").font(.system(size: 17))\u{0}\r\r\n".utf8),
    ] as [[UInt8]] {
      world.input = bytes
      let outcome = world.run("check", "-", "--lang", "it")
      #expect([.fine, .findings].contains(outcome.exitCode))
      let isHarmless = outcome.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 32 }
      #expect(isHarmless && !outcome.output.contains("\u{202E}"))
      #expect(outcome.output.split(separator: "\n").allSatisfy { displayWidth(of: $0) <= 80 })
    }
  }

  @Test("a path that is not there is told, and hides no other")
  func missing() throws {
    let world = try World()
    try world.folder.write("let a = 1\n", to: "a.swift")
    let outcome = world.run("check", "gone.swift", "a.swift", "a.swift/b", "--lang", "it")
    #expect(outcome.exitCode == .noInput)
    #expect(outcome.notices.count == 3)
    #expect(outcome.notices[0].contains("cannot read"))
    #expect(outcome.notices[0].contains("gone.swift': no such file or directory"))
    #expect(outcome.notices.last == "nessuna segnalazione · file letti: 1")
  }

  @Test("a file that may not be read is told, and hides no other")
  func unreadable() throws {
    // The superuser may read everything.
    guard getuid() != 0 else { return }
    let world = try World()
    try world.folder.write("let a = 1\n", to: "a.swift")
    try world.folder.write("let b = 1\n", to: "b.swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: world.folder.path + "/a.swift")
    let outcome = world.run("check", "--lang", "it")
    #expect(outcome.exitCode == .inputOutput)
    #expect(outcome.notices.last == "nessuna segnalazione · file letti: 1")
  }

  @Test("who types code is told how to end it, who pipes it is not")
  func typed() throws {
    let world = try World()
    world.input = Array("let a = 1\n".utf8)
    #expect(world.run("check", "-").exitCode == .fine)
    #expect(world.announced.isEmpty)
    world.isInputTyped = true
    #expect(world.run("check", "-", "--lang", "it").exitCode == .fine)
    #expect(world.announced == "incolla il codice e premi ⌃D\n")
  }

  @Test("without a knowledge base nothing is read")
  func withoutBase() throws {
    let outcome = try World(withBase: false).run("check")
    #expect(outcome.exitCode == .noInput && outcome.notices.count == 1)
  }

  @Test("a file that is checked alone gets the findings that it gets within its project")
  func project() throws {
    let world = try World()
    world.width = nil
    try world.folder.write("", to: "App/.git/HEAD")
    try world.folder.write(
      """
      import SwiftUI
      enum Metrics { static let title: CGFloat = 31 }
      """, to: "App/Style/Fonts.swift")
    let row = """
      import SwiftUI
      struct Row: View {
        var body: some View { Text(title).font(.system(size: Metrics.title)) }
      }
      """
    try world.folder.write(row, to: "App/Views/Row.swift")
    try world.folder.write(row, to: "App/Views/Tests/RowTests.swift")
    let whole = world.run("check", "App", "--lang", "it")
    #expect(whole.output.contains("31 pt"))
    func findings(_ path: String) -> String {
      let outcome = world.run("check", path, "--lang", "it")
      return outcome.output
    }
    #expect(findings("App/Views/Row.swift") == whole.output)
    #expect(findings("App/Views") == whole.output)
    // What tests say stays out, from within their folder too.
    #expect(findings("App/Views/Tests") == "")
    #expect(findings("App/Views/Tests/RowTests.swift") == "")
    // Without the project nobody knows the figure.
    try FileManager.default.removeItem(atPath: world.folder.path + "/App/.git")
    #expect(!findings("App/Views/Row.swift").contains("31 pt"))
  }

  @Test("what is found does not depend on the number of threads")
  func threads() throws {
    let world = try World()
    for number in 0..<40 {
      let lines = String(repeating: "// x\n", count: (number * 37) % 23)
      try world.folder.write(
        lines + "Text(\"\(number)\").font(.system(size: \(number + 9)))\n", to: "F\(number).swift")
    }
    let outcomes = [1, 2, 3, 16, 200].map { threads in
      world.threads = threads
      return [
        world.run("check"), world.run("check", "--format", "json"), world.run("check", "gone", "."),
      ]
    }
    #expect(outcomes[0][0].output.split(separator: "\n").count > 40)
    #expect(outcomes.allSatisfy { $0 == outcomes[0] })
  }

  @Test(
    "what was copied from a page is read, and a note says what was read over",
    arguments: [
      ("1  Text(“a”)\n2    .font(.system(size: 17))", ["quotationMark", "lineNumbers"]),
      ("Text(\"a\")\u{A0}.font(.system(size: 17))", ["space"]),
      ("Text(\"a\")<br>\n.font(.system(size: 17))<br>\n", ["lineBreakTag"]),
      ("+Text(\"a\")\n+  .font(.system(size: 17))\n", ["diffMarks"]),
      ("Text(\"a\").font(.system(size: 17))", []),
    ] as [(String, [String])])
  func repairs(code: String, repairs: [String]) throws {
    let world = try World()
    world.input = Array(code.utf8)
    let found = try world.json("check", "-")
    let repaired = try #require(found["repaired"] as? [[String: Any]])
    #expect(Set(repaired.flatMap { $0["repairs"] as? [String] ?? [] }) == Set(repairs))
    #expect(repaired.allSatisfy { $0["file"] as? String == "-" })
    #expect((found["findings"] as? [Any])?.count == 1)
    for language in ["it", "vi", "es", "en"] {
      let outcome = world.run("check", "-", "--lang", language)
      let notes = outcome.notices.filter { $0.hasPrefix("-: ") }
      #expect(notes.count == (repairs.isEmpty ? 0 : 1))
      #expect(notes.allSatisfy { !$0.contains("{") && !$0.contains("repair") })
    }
  }

  @Test("pipes and devices are told in one line each, and hide nothing")
  func devices() throws {
    let world = try World()
    try world.folder.write("Text(\"a\").font(.system(size: 17))\n", to: "a.swift")
    #expect(mkfifo(world.folder.path + "/b.swift", 0o600) == 0)
    let outcome = world.run("check", "/dev/zero", ".", "b.swift", "--lang", "it")
    #expect(outcome.exitCode == .inputOutput)
    #expect(outcome.output.hasPrefix("a.swift:1:16: "))
    #expect(outcome.notices.count == 4)
    #expect(outcome.notices.dropLast().allSatisfy { $0.hasPrefix("dtkb: error: cannot read ") })
  }

  @Test("how code was read is shown, with what is known of each place")
  func tree() throws {
    let world = try World()
    world.input = Array(
      """
      struct Row: View {
        var body: some View { Text("\u{1B}[2J").font(.system(size: 17)) }
      }
      """.utf8)
    let outcome = world.run("check", "--tree", "-")
    #expect(outcome.exitCode == .fine && outcome.notices.isEmpty)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.contains { $0.contains("structDeclaration Row") && $0.contains("1:1") })
    #expect(lines.contains { $0.contains("shows text") && $0.contains("fixed [17.0]") })
    #expect(!outcome.output.contains("\u{1B}"))
    #expect(world.run("check", "--tree", "--format", "json").exitCode == .usage)
  }

  @Test(
    "every language shows how it was read",
    arguments: [
      ("a.tsx", "<Text style={{fontSize: 12}}/>", "element"),
      ("a.xib", "<document><label text=\"a\"/></document>", "label"),
      ("a.css", "p { font-size: 12px }", "12px"),
      ("a.md", "# A\n```swift\nText(\"a\")\n```\n", "call"),
    ])
  func trees(name: String, code: String, word: String) throws {
    let world = try World()
    try world.folder.write(code, to: name)
    try world.folder.write("let x = 1", to: "b.swift")
    #expect(world.run("check", "--tree", name).output.contains(word))
    // Of several files each has its name above it.
    let output = world.run("check", "--tree", "gone", ".")
    #expect(output.output.contains("\(name):\n") && output.output.contains("b.swift:\n"))
    #expect(output.notices.count == 1 && output.exitCode == .noInput)
  }
}
