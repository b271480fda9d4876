import Testing

@testable import DTKBSourceReading

@Suite("Nodes of Swift")
struct SwiftNodeTests {
  private func first(_ kind: NodeKind, in code: String) throws -> SwiftNode {
    try #require(SwiftTree(reading: Array(code.utf8)).root.subtree.first { $0.kind == kind })
  }

  static let strings: [(String, String)] = [
    (#""""#, ""), (#""a\n\t\"b""#, "a\n\t\"b"), (#""\u{1F389}""#, "🎉"), (##"#"a\n"#"##, "a\\n"),
    (#""a\(b)c\("d")e""#, "ace"), (##"#"a\#(b)c"#"##, "ac"), ("\"\"\"\na\n\"\"\"", "\na\n"),
    ("“a”", "a"), ("\"open", "open"),
  ]

  @Test("the text of a string literal", arguments: strings)
  func string(_ code: String, _ text: String) throws {
    #expect(try first(.string, in: code).stringText == text)
  }

  static let numbers: [(String, Double)] = [
    ("1_000", 1000), ("0.5", 0.5), ("1e3", 1000), ("0xFF", 255), ("0b101", 5), ("0o17", 15),
    ("0x1p4", 16),
  ]

  @Test("the value of a number literal", arguments: numbers)
  func number(_ code: String, _ value: Double) throws {
    #expect(try first(.number, in: code).numberValue == value)
  }

  static let arms: [(String, [String])] = [
    ("f(a)", ["a"]), ("f(a ? b : c)", ["b", "c"]), ("f(a ? b ? c : d : e)", ["c", "d", "e"]),
    ("f(a ?? b)", ["a", "b"]),
    ("f(a ? b ?? c : d)", ["b", "c", "d"]), ("f(a + b)", ["a + b"]), ("f(label: a as B)", ["a"]),
  ]

  @Test("an expression comes to each of its arms", arguments: arms)
  func outcomes(_ code: String, _ texts: [String]) throws {
    let argument = try first(.argument, in: code)
    #expect(argument.outcomes.map { argument.tree.text($0.range) } == texts)
  }

  @Test("an assignment comes to its value")
  func assignment() throws {
    let statement = try first(.expressionStatement, in: "a.b = c ? d : e")
    #expect(statement.assignmentTarget?.text == "a.b")
    #expect(statement.outcomes.compactMap(\.operand?.name) == ["d", "e"])
  }

  @Test("siblings are found in both directions")
  func siblings() throws {
    let chain = try first(.chain, in: "a.b { c.d(e) }.f")
    let children = Array(chain.children)
    #expect(children.dropLast().map(\.nextSibling) == children.dropFirst().map { $0 })
    #expect(children.dropFirst().map(\.previousSibling) == children.dropLast().map { $0 })
    #expect(children.first?.previousSibling == nil && children.last?.nextSibling == nil)
  }

  @Test("a call knows what it calls, and a name its call and closures")
  func calls() throws {
    let tree = SwiftTree(reading: Array("a.b<C>(d) { e } f: { g }.h { i }".utf8))
    let b = try #require(tree.root.subtree.first { $0.isNamed("b") })
    #expect(b.call?.callee == b)
    #expect(b.trailingClosures.map(\.name) == ["", "f"])
    #expect(b.trailingClosures.map(\.callee) == [b, b])
    let h = try #require(tree.root.subtree.first { $0.isNamed("h") })
    #expect(h.call == nil && h.trailingClosures.first?.callee == h)
  }

  @Test("the links of a chain pass through #if")
  func links() throws {
    let chain = try first(.chain, in: "a\n#if X\n.b()\n#else\n.c()\n#endif\n.d()")
    #expect(chain.links.filter { $0.nameToken != nil }.map(\.name) == ["a", "b", "c", "d"])
    let c = try #require(chain.links.first { $0.isNamed("c") })
    #expect(c.chain == chain)
  }
}
