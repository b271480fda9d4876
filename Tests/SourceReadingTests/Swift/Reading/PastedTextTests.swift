import Testing

@testable import DTKBSourceReading

@Suite("Code copied from a page")
struct PastedTextTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let pasted: String
    let code: String
    let repair: Repair?
    init(_ pasted: String, _ code: String, _ repair: Repair?) {
      self.pasted = pasted
      self.code = code
      self.repair = repair
    }
    var testDescription: String { pasted }
  }

  static let samples = [
    Sample("1 let a = 1\n2 let b = 2", "  let a = 1\n  let b = 2", .lineNumbers),
    Sample(" 9: a\n10: b\n\n12: c", "    a\n    b\n\n    c", .lineNumbers),
    Sample("1. a\n2. b", "   a\n   b", .lineNumbers),
    Sample("1|a\n2|\n3|b", "  a\n  \n  b", .lineNumbers),
    Sample("+Text(a)\n+  .font(b)\n Text(c)", " Text(a)\n   .font(b)\n Text(c)", .diffMarks),
    Sample("-Text(a)\n+Text(b)", "        \n Text(b)", .diffMarks),
    Sample("@@ -1,2 +1,2 @@\n-a\n+b\n c", "               \n  \n b\n c", .diffMarks),
    Sample(
      "diff --git a/x b/x\nindex 1..2 100644\n--- a/x\n+++ b/x\n+b",
      "                  \n                 \n       \n       \n b", .diffMarks),
    Sample("Text(a)<br>\n  .font(b)<br/>\nc", "Text(a)    \n  .font(b)     \nc", .lineBreakTag),
    // Code that only looks a little like it
    Sample("1\n3\n2", "1\n3\n2", nil), Sample("1 + 2", "1 + 2", nil),
    Sample("1...3\n2...4", "1...3\n2...4", nil),
    Sample("12.5\n13.5", "12.5\n13.5", nil), Sample("-x", "-x", nil),
    Sample("a\n+ b\n+ c", "a\n+ b\n+ c", nil),
    Sample("  a\n  b", "  a\n  b", nil),
    Sample("let a = \"<br>\"\nlet b = 1\nlet c = 2", "let a = \"<br>\"\nlet b = 1\nlet c = 2", nil),
    Sample("", "", nil),
  ]

  @Test("what the page put around the code is blanked, and nothing moves", arguments: samples)
  func repairs(_ sample: Sample) {
    let text = PastedText(Array(sample.pasted.utf8))
    #expect(String(decoding: text.bytes, as: UTF8.self) == sample.code)
    #expect(text.repairs == (sample.repair.map { [$0] } ?? []))
    #expect(SwiftTree(reading: Array(sample.pasted.utf8)).repairs == text.repairs)
  }
}
