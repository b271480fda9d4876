import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("Code that nobody would write")
struct HostileCodeTests {
  struct Code: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let findings: Int
  }

  private static let count = 400

  private static func repeated(_ text: String, _ times: Int = count) -> String {
    String(repeating: text, count: times)
  }

  private static func listed(_ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n")
  }

  static let codes = [
    Code(
      testDescription: "a chain of fonts", text: "Text(a)" + repeated(".font(.system(size: 17))"),
      findings: 1),
    Code(
      testDescription: "many constants",
      text: "func f() {\n" + listed { "let s\($0) = 9\nText(a).font(.system(size: s\($0)))" }
        + "\n}", findings: count),
    Code(
      testDescription: "constants that double each other",
      text: listed { "let s\($0 + 1) = s\($0) + s\($0)" }
        + "\nlet s0 = 1\nText(a).font(.system(size: s\(count)))", findings: 1),
    Code(
      testDescription: "constants in a circle",
      text: "let a = b\nlet b = a\nText(c).font(.system(size: a))", findings: 1),
    Code(
      testDescription: "views made of each other",
      text: listed { "struct A\($0): View { var body: some View { A\(($0 + 1) % count)() } }" }
        + "\nA0().font(.system(size: 1))", findings: 1),
    Code(
      testDescription: "a view that shows itself",
      text: "struct A: View { var body: some View { VStack { body }.font(.system(size: 1)) } }",
      findings: 1),
    Code(
      testDescription: "modifiers that use each other",
      text:
        "extension View { func a() -> some View { b() }\nfunc b() -> some View { a() } }\nstruct R: View { @ScaledMetric var s = 1.0\nvar body: some View { Text(c).a().padding(s) } }",
      findings: 0),
    Code(
      testDescription: "protocols that inherit each other",
      text: "protocol A: B {}\nprotocol B: A {}\nstruct C: A { @ScaledMetric var s = 1.0 }",
      findings: 1),
    Code(
      testDescription: "a long sum", text: "Text(a).font(.system(size: 1" + repeated(" + 1") + "))",
      findings: 1),
    Code(
      testDescription: "many ternaries",
      text: "Text(a).font(" + repeated("a ? .body : ") + ".system(size: 3))", findings: 1),
    Code(
      testDescription: "ternaries in conditions",
      text: "Text(a).font(" + repeated("a ? ") + ".system(size: 3)" + repeated(" : .body") + ")",
      findings: 1),
    Code(
      testDescription: "many metrics",
      text: "struct A: View {\n" + listed { "@ScaledMetric var s\($0) = 1.0" }
        + "\nvar body: some View { VStack { Text(a).font(.title)\n"
        + listed { "Image(b).padding(s\($0))" } + "} } }", findings: count * 2 - count),
    Code(
      testDescription: "chains of point sizes, frames, effects and UIKit fonts",
      text: "Text(a).font(.body" + repeated(".pointSize(9)") + ")\nImage(systemName: b)"
        + repeated(".frame(width: 9, height: 9)") + "\nText(c)" + repeated(".scaleEffect(d)")
        + "\nlet e = UIFont" + repeated(".systemFont(ofSize: 9)") + "\nlet f = g"
        + repeated(".scaledFont(for: g)"), findings: count + 2),
    Code(
      testDescription: "lengths, tokens and fonts in a circle",
      text:
        "let a = b\nlet b = a\nText(c).font(.custom(d, size: scaled(a)))\nfunc scaled(_ a: CGFloat) -> CGFloat { scaled(a) }\nextension Font { static let e = Font(f)\nstatic let f = e }\nText(c).font(.e)",
      findings: 1),
    Code(
      testDescription: "one label with many fonts that shrink",
      text: "extension UILabel {\n"
        + listed {
          "func f\($0)() { font = UIFont(name: a, size: b); adjustsFontSizeToFitWidth = true }"
        } + "\n}", findings: count * 2),
    Code(
      testDescription: "one table of factors for many fonts",
      text:
        "func f() { var a: CGFloat = 1\nswitch dynamicTypeSize { case .xLarge: a = 1.1\ndefault: break }\n"
        + listed { "let b\($0) = a * 1\nlabel.font = .systemFont(ofSize: b\($0))" } + "\n}",
      findings: 9),
    Code(
      testDescription: "one name for many constants",
      text: listed { _ in "let s = 9\nText(a).font(.system(size: s))" }, findings: count),
    Code(
      testDescription: "one name for many methods",
      text: "class A: UITableViewController {\n"
        + listed { _ in
          "func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 44 }"
        } + "\n}", findings: count),
    Code(
      testDescription: "ternaries left open",
      text: "Text(a).font(.system(size: " + repeated("a ? ") + "3))", findings: 1),
    Code(
      testDescription: "a huge number", text: "Text(a).font(.system(size: 1e308 * 1e308))",
      findings: 1),
    Code(
      testDescription: "no number",
      text:
        "Text(a).font(.system(size: ))\nText(a).font(.system(size: -4))\nText(a).font(.system(size: 0))",
      findings: 2),
  ]

  @Test("it is checked to its end", arguments: codes)
  func ends(_ code: Code) {
    let source = SourceFile(name: "A.swift", bytes: Array(code.text.utf8))
    let project = ProjectSymbols([FileSymbols(source)])
    #expect(Checker(rules: Rule.all).check(source, in: project).findings.count == code.findings)
    #expect(!Checker(rules: []).treeLines(of: source).isEmpty)
  }

  @Test("however often a name is declared, a use of it means no more than sixty-four of them")
  func namesakes() {
    for text in [
      Self.listed { _ in "let a = 1" } + "\nb(a)",
      "class C {\n" + Self.listed { _ in "func a() {}" } + "\nfunc c() { b(a) } }",
      "func c() {\n" + Self.listed { _ in "func a() {}" } + "\nb(a) }",
    ] {
      let tree = SwiftTree(reading: Array(text.utf8))
      let context = SwiftContext(tree, at: FilePlace("A.swift"))
      let uses = tree.nodes(.identifier).filter { $0.isNamed("a") }
      #expect(!uses.isEmpty)
      for use in uses {
        let meant = context.declarations(of: "a", at: use)
        #expect((1...64).contains(meant.count))
        #expect(meant.allSatisfy { context.references(to: $0).contains(use) })
      }
    }
  }

  @Test(
    "however an expression branches, it has no more than sixty-four outcomes",
    arguments: ["a ? ", "a ? b : ", "a ?? ", "a ? b ? "])
  func outcomes(_ branch: String) throws {
    let tree = SwiftTree(reading: Array("let x = \(Self.repeated(branch))c".utf8))
    let value = try #require(tree.nodes(.initialValue).first)
    #expect((1...64).contains(value.outcomes.count))
    #expect(value.outcomes.allSatisfy { !$0.items.isEmpty })
  }

  @Test("any bytes are checked", arguments: 0..<32)
  func noise(_ seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 3
    let pieces = [
      "Text(a)", ".font(", ".system(size: ", "17", ")", "(", "{", "}", "@ScaledMetric", " var ",
      "s", " = ", "\n", "struct A: View ", "\"", "\\(", "#if os(iOS)\n", "#endif\n", "?", ":", ",",
      "[", "]", "return ", "\u{0}", "é", "//", "/*", "*/", "class A ", "static ",
      "relativeTo: .title", ".custom(\"X\", ", "fixedSize: ", "UIFont", ".systemFont(ofSize: ",
      "Font(", "Image(systemName: a)", ".frame(width: ", ".scaleEffect(", "extension Font ",
      "pointSize", ".scaledFont(for: ", "UIFontMetrics.default",
    ]
    var text = ""
    for _ in 0..<800 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      text += pieces[Int(state % UInt64(pieces.count))]
    }
    let source = SourceFile(name: "A.swift", bytes: Array(text.utf8))
    let result = Checker(rules: Rule.all).check(source, in: ProjectSymbols([FileSymbols(source)]))
    #expect(
      result.findings.allSatisfy { $0.range.upperBound <= source.bytes.count && !$0.range.isEmpty })
  }
}
