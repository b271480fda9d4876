import Testing

@testable import DTKBSourceReading

@Suite("Reading Swift")
struct SwiftTreeTests {
  @Test("the innermost node at a token is found")
  func innermost() throws {
    let tree = SwiftTree(reading: Array("VStack { Text(a).font(.system(size: 17)) }".utf8))
    let token = try #require(tree.tokens.indices.first { tree.text(ofToken: $0) == "system" })
    let node = tree.node(atToken: token)
    #expect(node.kind == .implicitMember)
    #expect(node.nextSibling?.kind == .call)
    #expect(
      node.ancestors.map(\.kind) == [
        .chain, .argument, .call, .chain, .expressionStatement, .closure, .chain,
        .expressionStatement, .file,
      ])
    #expect(tree.token(at: tree.tokens[token].start) == token)
    #expect(tree.token(at: tree.tokens[token].start + 1) == nil)
  }

  @Test("every token lies in exactly the nodes that take it")
  func consistency() {
    let source =
      "struct A: View { var body: some View { if a { b } else { c(\"\\(d)\") } } }\n#if X\n.f()\n#endif"
    let tree = SwiftTree(reading: Array(source.utf8))
    for node in tree.root.subtree {
      for child in node.children {
        #expect(child.parent == node)
        #expect(node.tokens.contains(child.tokens) || child.tokens.isEmpty)
      }
    }
  }

  struct Hostile: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    init(_ name: String, _ text: String) {
      testDescription = name
      self.text = text
    }
  }

  static let count = 10_000

  static let hostileTexts =
    [
      "(", "[", "{", ")", "]", "}", "<", "\"", "\"\\(", "a.b(", "if ", "else if x {} ", "a ? ",
      "a ? b : ", "#if a\n",
      "#if a\n.b()\n", "#endif\n", "/*", "x = ", "@a ", "@a(", "public ", "case ", "switch ",
      "func f(", "struct A {", ": ",
      "\\.", "...", ">", "Foo<", "a<b,", "[a:", "{ x in ", "-", "!", "`", "#", "#\"", "#/a ",
      "#\"\"\"a ", "open(a) ", "for case ", "\"\"\"",
      "/a", "guard ", "for ", "let x = ",
      "\u{0}", "😀", "“", "as ", "is ", "-> ", "a\n.b", "label: ", "(a: ", "do { ", "where ", "get ",
      "init(", "await ", "any ", "“\\(",
    ]
    .map { Hostile($0.debugDescription, String(repeating: $0, count: count)) } + [
      Hostile(
        "squares closed by parentheses",
        String(repeating: "[", count: count) + String(repeating: ")", count: count)),
      Hostile(
        "parentheses closed by braces",
        String(repeating: "(", count: count) + String(repeating: "}", count: count)),
      Hostile(
        "balanced", String(repeating: "{", count: count) + String(repeating: "}", count: count)),
      Hostile(
        "balanced calls",
        String(repeating: "f(", count: count) + String(repeating: ")", count: count)),
      Hostile(
        "balanced strings",
        String(repeating: "\"\\(", count: count) + String(repeating: ")\"", count: count)),
    ]

  @Test(
    "hostile text is read in linear time, and what follows a closed group too",
    arguments: hostileTexts)
  func readsHostileText(_ hostile: Hostile) {
    let tree = SwiftTree(reading: Array(hostile.text.utf8))
    #expect(tree.root.range.upperBound <= tree.bytes.count)
    #expect(tree.root.tokens == 0..<tree.tokens.count)
  }

  /// Every row of five pieces, of which each opens, closes or parts something.
  @Test(
    "what is open or closed at the wrong place within a string is read to its end",
    .timeLimit(.minutes(2)), arguments: ["\\(", "(", ")", "[", "{", ",", "\"", "a:"])
  func readsBrokenStrings(_ first: String) {
    let pieces = ["\\(", "(", ")", "[", "{", ",", "\"", "a:"]
    for row in 0..<(8 * 8 * 8 * 8) {
      let places = [row & 7, row >> 3 & 7, row >> 6 & 7, row >> 9]
      let text = "\"\\(" + first + places.map { pieces[$0] }.joined()
      let tree = SwiftTree(reading: Array(text.utf8))
      #expect(tree.root.tokens == 0..<tree.tokens.count)
    }
  }

  @Test("code beside nesting that is too deep is still read")
  func besideDepth() {
    let deep = String(repeating: "f(", count: 1000) + String(repeating: ")", count: 1000)
    let tree = SwiftTree(reading: Array("a(\(deep))\nText(b)".utf8))
    #expect(tree.repairs == [.depth])
    #expect(tree.root.subtree.contains { $0.isNamed("Text") })
  }

  @Test("any bytes are read", arguments: 0..<64)
  func noise(_ seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    let alphabet = Array("(){}[]<>\"\\#/*.,:;?!=@`\n \r\t&-_$aif0“é".utf8) + [0, 0xFF, 0xC2, 0xF0]
    let bytes = (0..<4000).map { _ in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return alphabet[Int(state % UInt64(alphabet.count))]
    }
    let tree = SwiftTree(reading: bytes)
    #expect(tree.tokens.allSatisfy { $0.start < $0.end && $0.end <= bytes.count })
    #expect(zip(tree.tokens, tree.tokens.dropFirst()).allSatisfy { $0.end <= $1.start })
    #expect(tree.lines().count > 0)
  }
}
