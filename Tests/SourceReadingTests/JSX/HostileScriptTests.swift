import DTKBSeededNumbers
import DTKBSourceReading
import Testing

/// Texts that nobody writes: each must be read in time linear in its length, without a crash.
@Suite("Hostile scripts", .timeLimit(.minutes(2)))
struct HostileScriptTests {
  /// Pieces that open something, which is where a reader that goes into itself ends.
  static let openings = [
    "(", "[", "{", "<a>", "<a b={", "`${", "a?", "!", "a=>", "if(a)", "a(", "a<(", "function(",
    "class{", "{a:",
  ]

  static let pieces =
    openings + [
      ")", "]", "}", "<", ">", "</a>", "<a", "/>", "`", "${", "a?b:", ":", "a=", "else ", "a.b",
      "a<",
      "/[", "/", "'", "\"", "/*", "//", "\n", ",", ";", "case a:", "x:", "import {", "a as{", "a:(",
      "@", "#", "\0", "\u{FF}", "\u{A0}", "...", "const a=", "const ", "yield ", "async ", "new ",
      "?.", "1e", "\\", "return ", "export ", "type a=", "interface a{", "enum a{", "a b=", "<>",
      "</", "extends ", "&&", "-", "++", "typeof ", "switch(a){", "for(", "catch(", "):a=>", "(a:",
      "(a?", "get ", "static ", "*",
    ]

  /// A quadratic reader would need 10¹⁰ steps.
  @Test(arguments: openings)
  func `a hundred thousand openings are read in time`(opening: String) {
    read(String(repeating: opening, count: 100_000))
  }

  @Test(arguments: pieces)
  func `a piece over and over is read in time`(piece: String) {
    read(String(repeating: piece, count: 20_000))
  }

  private func read(_ text: String) {
    let tree = ScriptTree(text)
    #expect(tree.root.range.upperBound == text.utf8.count)
    #expect(tree.unread.count <= 100)
  }

  @Test func `what stands behind a hundred thousand open elements is found`() {
    let deep = String(repeating: "<View>", count: 100_000)
    let tree = ScriptTree(deep + "<Text allowFontScaling={false}/>")
    #expect(tree.elements.last?.name == "Text")
    #expect(tree.unread.contains { $0.reason == .tooDeep })
  }

  @Test(arguments: ["(", "[", "{a:", "f(", "<a b={"])
  func `what stands behind deep brackets is found`(opening: String) {
    let closing = ["(": ")", "[": "]", "{a:": "}", "f(": ")", "<a b={": "}/>"][opening, default: ""]
    let deep =
      String(repeating: opening, count: 100_000) + "1" + String(repeating: closing, count: 100_000)
    let tree = ScriptTree("x = \(deep)\n;<Text allowFontScaling={false}/>")
    #expect(tree.elements.last?.attribute("allowFontScaling")?.boolean == false)
    #expect(tree.unread.contains { $0.reason == .tooDeep })
  }

  @Test func `megabytes of code on one line are read`() {
    #if DEBUG
      let size = 1_000_000
    #else
      let size = 5_000_000
    #endif
    let unit = "var a=function(b,c){return b?c(1,[2,{d:'e'}]):!0},f=a(/x/g)||0;if(f)g(`h${f}`);"
    let count = size / unit.utf8.count
    let tree = ScriptTree(String(repeating: unit, count: count))
    #expect(tree.unread.isEmpty)
    #expect(tree.nodes(.regularExpression).count == count)
  }

  @Test func `bytes that are no text are read over`() {
    var bytes = Array("<Text a={1} b={2}/>".utf8)
    bytes.insert(contentsOf: [0, 0xC3, 0x28, 0xFF, 0xFE, 0], at: 11)
    #expect(ScriptTree(reading: bytes).elements.first?.attribute("b")?.number == 2)
  }

  @Test func `every beginning of a script is read`() {
    let bytes = Array(ScriptTreeTests.sample.utf8)
    for end in bytes.indices {
      let tree = ScriptTree(reading: bytes, in: 0..<end)
      #expect(tree.nodes.allSatisfy { $0.range.upperBound <= end })
    }
  }

  @Test func `random mixtures keep nodes within their parents`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      let pieces = (0..<Int.random(in: 1...40, using: &generator)).compactMap { _ in
        Self.pieces.randomElement(using: &generator)
      }
      let tree = ScriptTree(pieces.joined())
      let isWithin = tree.nodes.allSatisfy { $0.parent?.range.contains($0.range) ?? true }
      #expect(isWithin, "\(pieces.joined())")
    }
  }

  @Test func `names that mean each other come to an end`() {
    let tree = ScriptTree("const a = b; const b = a; const c = { ...c }; f(a, b.d, c.e, c['f'])")
    for node in tree.nodes {
      _ = node.resolved
      _ = node.evaluated
      _ = node.styleObjects
    }
    #expect(tree.first(.call)?.arguments.map { $0.evaluated } == [nil, nil, nil, nil])
  }
}
