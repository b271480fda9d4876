import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("Comments that hide findings")
struct SuppressionsTests {
  private static let rule = "fixed-font-size"
  private static let fixed = #"Text("a").font(.system(size: 17))"#

  private func result(_ name: String, _ text: String) -> Suppressions.Result {
    let source = SourceFile(name: name, bytes: Array(text.utf8))
    let findings = Checker(rules: Rule.all.filter(\.isOnByDefault)).check(source).findings
    return Suppressions(in: source).applied(
      to: findings, of: Set(Rule.all.filter(\.isOnByDefault).map(\.id)))
  }

  @Test(
    "each form hides what it speaks of and keeps the reason",
    arguments: [
      "\(fixed) // dtkb:ignore fixed-font-size: a logotype",
      "\(fixed) /* dtkb:ignore fixed-font-size -- a logotype */",
      "// dtkb:ignore-next-line fixed-font-size: a logotype\n\(fixed)",
      "// dtkb:ignore-next-line fixed-font-size — a logotype\r\n\r\n// the name\r\n\(fixed)\r\n",
      "// dtkb:ignore-begin fixed-font-size: a logotype\nlet a = 1\n\(fixed)\n// dtkb:ignore-end",
      "\(fixed)\n// dtkb:ignore-file fixed-font-size: a logotype",
      "/*\n * dtkb:ignore-file fixed-font-size : a logotype\n */\n\(fixed)",
    ])
  func forms(code: String) {
    let result = result("Row.swift", code)
    #expect(result.findings.isEmpty && result.faults.isEmpty)
    #expect(result.suppressed.map(\.finding.rule) == [Self.rule])
    #expect(result.suppressed.first?.by.reason == "a logotype")
  }

  @Test(
    "what is wrong with a comment is told, and no prose about one is taken for it",
    arguments: [
      ("\(fixed) // dtkb:ignore fixed-font-size", [.noReason], 1),
      ("\(fixed) // dtkb:ignore fixed-font-size: …", [.noReason], 1),
      ("\(fixed) // dtkb:ignore: a logotype", [.noRule], 1),
      ("\(fixed) // dtkb:ignore fixed-font: a logo", [.unknownRule("fixed-font")], 1),
      ("\(fixed) // dtkb:ignore-line a: b", [.unknownDirective("dtkb:ignore-line")], 1),
      ("// dtkb:ignore fixed-font-size: logo\n\(fixed)", [.hidesNothing(rule)], 1),
      ("\(fixed)\n// dtkb:ignore-end", [.noBegin], 1),
      ("// dtkb:ignore-begin fixed-font-size: logo\n\(fixed)", [.noEnd], 0),
      ("let a = \"// dtkb:ignore-file fixed-font-size: no\"\n\(fixed)", [], 1),
      ("// Write dtkb:ignore-file fixed-font-size: why\n\(fixed)", [], 1),
    ] as [(String, [SuppressionFault.Kind], Int)])
  func faults(code: String, faults: [SuppressionFault.Kind], shown: Int) {
    let result = result("Row.swift", code)
    #expect(result.faults.map(\.kind) == faults)
    #expect(result.findings.count == shown)
  }

  @Test("the wider of two comments hides nothing, and a rule that was not asked is no fault")
  func narrowest() {
    let text = """
      // dtkb:ignore-file fixed-font-size: all drawn
      \(Self.fixed) // dtkb:ignore fixed-font-size, single-line-text: a logotype
      """
    let source = SourceFile(name: "Row.swift", bytes: Array(text.utf8))
    let findings = Checker(rules: Rule.all.filter { $0.id == Self.rule }).check(source).findings
    let result = Suppressions(in: source).applied(to: findings, of: [Self.rule])
    #expect(result.suppressed.map(\.by.scope) == [.thisLine])
    #expect(result.faults.contains { $0.kind == .hidesNothing(Self.rule) && $0.start.line == 1 })
  }

  @Test("scripts, XML, style sheets and code blocks hide findings in their own comments")
  func languages() {
    let script = """
      const a = <View>
        {/* dtkb:ignore-next-line rn-scaling-off: a logotype */}
        <Text allowFontScaling={false}>ACME</Text>
      </View>
      """
    let markdown = "# Logo\n\n```swift\n\(Self.fixed) // dtkb:ignore \(Self.rule): a drawing\n```\n"
    for (name, text) in [("a.tsx", script), ("a.md", markdown)] {
      let result = result(name, text)
      #expect(result.suppressed.count == 1, "\(name) \(result)")
      #expect(result.findings.isEmpty && result.faults.isEmpty, "\(name) \(result)")
    }
    let document = "<document><!-- dtkb:ignore-file \(Self.rule): drawn --></document>"
    let sheet = "/* dtkb:ignore-file \(Self.rule): drawn */ p { font-size: 12px }"
    for (name, text) in [("a.xib", document), ("a.css", sheet), ("a.html", document)] {
      let source = SourceFile(name: name, bytes: Array(text.utf8))
      #expect(Suppressions(in: source).all.map(\.reason) == ["drawn"], "\(name)")
    }
  }
}
