import DTKBSourceReading
import Testing

@Suite("Style sheets", .timeLimit(.minutes(2)))
struct StyleSheetTests {
  struct Reading: Sendable, CustomTestStringConvertible {
    let source: String
    let declarations: [String]
    var testDescription: String { source }

    init(_ source: String, _ declarations: [String]) {
      self.source = source
      self.declarations = declarations
    }
  }

  /// Selector, property and value of each declaration.
  private func declarations(_ source: String) -> [String] {
    let sheet = StyleSheet(reading: Array(source.utf8))
    return sheet.declarations.map {
      "\(sheet.selector(of: $0) ?? "-") \($0.property.rawValue) \(sheet.value(of: $0))"
    }
  }

  @Test(arguments: [
    Reading("body { color: red; font-size: 16px; }", ["body font-size 16px"]),
    Reading(
      "body{font-size:16px}a{line-height:1.2}", ["body font-size 16px", "a line-height 1.2"]),
    Reading(
      "font-size: 15px; line-height: 21px; } h2 { font-size: 19px; } ",
      ["- font-size 15px", "- line-height 21px", "h2 font-size 19px"]),
    Reading("font-size: 12px", ["- font-size 12px"]),
    Reading(
      "@media (max-width: 600px) { p:first-child { FONT-SIZE: 1em !important } font: a }",
      ["p:first-child font-size 1em", "@media (max-width: 600px) font a"]),
    Reading(
      "a { &:hover { font-size: 1px } font-size: 2px }",
      ["&:hover font-size 1px", "a font-size 2px"]),
    Reading("/* a { font-size: 1px } */ b { /* ; */ font-size /**/ : 2px }", ["b font-size 2px"]),
    Reading(
      "a { content: \"; font-size: 1px;\"; background: url(a;b); font-size: 2px }",
      ["a font-size 2px"]),
    Reading(
      "html { -webkit-text-size-adjust: 100%; text-size-adjust: none }",
      ["html text-size-adjust 100%", "html text-size-adjust none"]),
    Reading("a { --font-size: 1px; font-size-adjust: 1; my-font-size: 2px }", []),
    Reading(
      "body {\\n  font-size: 15px;\\nline-height: 1;\\n}\\n",
      ["body font-size 15px", "body line-height 1"]),
    Reading("a { font-family: \\\"B; C\\\"; font-size: 3px }", ["a font-size 3px"]),
    Reading(
      "a { font-size: \\(size)px; line-height: ${f({a: 1})}px }",
      ["a font-size \\(size)px", "a line-height ${f({a: 1})}px"]),
    Reading("let x = a ? b : c; f(y: 1)", []),
  ])
  func `declarations about fonts are found`(reading: Reading) {
    #expect(declarations(reading.source) == reading.declarations)
  }

  @Test(arguments: [
    Reading("<style>a { font-size: 1px }</style><p>b: c;</p>", ["a font-size 1px"]),
    Reading(
      "<p style=\"font-size: 2px; color: red\" class='x'>font-size: 3px</p>", ["- font-size 2px"]),
    Reading("<p style='font:1px a'><b style=x>", ["- font 1px a"]),
    Reading("<p style=\\\"font-size:2px\\\">a</p>", ["- font-size 2px"]),
    Reading(
      "<!-- <style>a{font:b}</style> --><script>x = '<style>a{font:b}</style>'</script><br>", []),
    Reading("a { font-size: 1px } </style><p>", ["a font-size 1px"]),
    Reading("<style>a { font-size: 1px }", ["a font-size 1px"]),
    Reading(
      "<html><head><style type=\"text/css\">a{font-size:1px}</style></head><body style=\"line-height:2\">",
      ["a font-size 1px", "- line-height 2"]),
  ])
  func `styles within HTML are found`(reading: Reading) {
    #expect(declarations(reading.source) == reading.declarations)
  }

  @Test func `a part of a text is read with positions of the whole`() throws {
    let source = "let css = \"body { font-size: 15px }\" // font-size: 9px"
    let sheet = StyleSheet(reading: Array(source.utf8), in: 11..<35)
    let declaration = try #require(sheet.declarations.first)
    #expect(sheet.declarations.count == 1)
    #expect(String(decoding: sheet.bytes[declaration.range], as: UTF8.self) == "font-size: 15px")
    #expect(
      declaration.size.map { String(decoding: sheet.bytes[$0.range], as: UTF8.self) } == "15px")
  }

  @Test(arguments: [
    "{", "}", "a{", "(", "a:b(", "\"", "\\(", "${", "/*", ";", "font:", "font:1px;", "<p",
    "<style>", "<!--",
    "<p style=\"", "style=\"", "\\\"", "\\n", "calc(", "\0", "\u{FF}", "}{", "<script>",
  ])
  func `a piece a hundred thousand times over is read in time`(piece: String) {
    let bytes = Array(String(repeating: piece, count: 100_000).utf8)
    #expect(
      StyleSheet(reading: bytes).declarations.allSatisfy { $0.range.upperBound <= bytes.count })
  }

  @Test func `many braces and as many ends are read in time`() {
    let text = String(repeating: "a{", count: 100_000) + String(repeating: "}", count: 100_000)
    #expect(StyleSheet(reading: Array((text + "font-size: 1px").utf8)).declarations.count == 1)
  }
}
