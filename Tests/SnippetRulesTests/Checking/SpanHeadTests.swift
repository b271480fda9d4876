import Testing

@testable import DTKBSnippetRules

@Suite("What is underlined of code over several lines")
struct SpanHeadTests {
  @Test(
    "is the head of a call, or the first line",
    arguments: [
      (".system(\n  size: 16\n)", ".system"), (".frame(width: 4,\n  height: 5)", ".frame"),
      ("#Preview(as: .large, widget: {\n  A()\n})", "#Preview"),
      ("a(b(c),\n  d)", "a"), ("a(b).c(\n  d)", "a(b).c"), ("a[\n  b]", "a"),
      (".custom(\"A(\",\n  size: 9)", ".custom"), ("@A(b)\nvar c", "@A(b)"),
      ("a +\n  b", "a +"), ("a  \r\n+ b", "a"), ("(\n  a)", "("), ("style\t{\n  a }", "style"),
    ])
  func head(_ code: String, _ expected: String) {
    let bytes = Array("let x = \(code); y".utf8)
    let range = 8..<8 + code.utf8.count
    #expect(String(decoding: bytes[bytes.head(of: range)], as: UTF8.self) == expected)
  }

  @Test("of a line without an end, no more than anybody would look at")
  func endless() {
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 100_000) + [0x0A, 0x62]
    #expect(bytes.head(of: 0..<bytes.count).count == 1024)
    #expect([UInt8]([0x0A, 0x62]).head(of: 0..<2) == 0..<2)
  }
}
