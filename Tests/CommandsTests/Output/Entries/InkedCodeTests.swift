import DTKBKnowledge
import Testing

@testable import DTKBCommands

@Suite("Code on a terminal")
struct InkedCodeTests {
  private func inked(
    _ code: String, in fileName: String = "right-a.swift", isColoured: Bool = true
  ) -> [[Fragment]] {
    InkedCode(Sample(fileName: fileName, role: .right, code: code), isColoured: isColoured).lines
  }

  @Test(
    "words of Swift have the ink of what they are",
    arguments: [
      ("let a = 17.5", "let", Ink.keyword), ("let a = 17.5", "17.5", .number),
      ("@State var a: Int", "@State", .keyword), ("var a: CGFloat", "CGFloat", .type),
      ("Text(\"if\")", "\"if\"", .literal), ("Text(\"è \\(n) 😀\")", "\"è \\(", .literal),
      ("a.default", "a.default", .plain), ("switch a { default: b }", "default", .keyword),
      ("f(for: x)", "f(for: x)", .plain), ("a // let", "// let", .comment),
      ("a  // finds: fixed-font-size", "// finds: fixed-font-size", .error),
      ("#Preview { }", "#Preview", .keyword), ("x ? nil : self", "nil", .keyword),
      ("`default`()", "`default`()", .plain), ("font(.Body)", "font(.Body)", .plain),
    ])
  func inks(code: String, words: String, ink: Ink) {
    #expect(inked(code)[0].contains { $0.text.contains(words) && $0.ink == ink })
  }

  @Test(
    "the code stays what it is, whatever it is",
    arguments: [
      "a\n\n  b\n", "\"\"\"\n  let è\n  \"\"\"\n", "/* a\n b */ let c\r\nd", "", "\n",
      "\"open\n{([",
      "\u{FEFF}let 字 = \"\u{1B}\"",
    ])
  func text(code: String) {
    var lines = code.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    if lines.last == "" { lines.removeLast() }
    for isColoured in [true, false] {
      #expect(inked(code, isColoured: isColoured).map { $0.map(\.text).joined() } == lines)
    }
  }

  @Test("tabs are spaces; other languages and pages without colours are plain")
  func plain() {
    #expect(inked("\tlet a").map { $0.map(\.text).joined() } == ["    let a"])
    #expect(inked("let a", isColoured: false)[0].map(\.ink) == [.plain])
    #expect(inked("let a", in: "right-a.tsx")[0].map(\.ink) == [.plain])
  }
}
