import Testing

@testable import DTKBCommands

@Suite("Visible text")
struct VisibleTextTests {
  @Test(
    "what steers a terminal is shown instead of done",
    arguments: [
      ("\u{1B}[2J", "␛[2J"), ("a\u{0}b", "a␀b"), ("\u{7F}", "␡"), ("\u{9B}31m", "<U+009B>31m"),
      ("a\r\nb", "a␍␊b"), ("x\u{202E}y", "x<U+202E>y"), ("\u{2066}", "<U+2066>"),
      ("\u{FEFF}", "<U+FEFF>"), ("plain", "plain"), ("tiếng Việt 👩‍👩‍👧", "tiếng Việt 👩‍👩‍👧"),
    ])
  func shown(text: String, expected: String) {
    #expect(visible(text) == expected)
  }

  @Test("no control character is left, whatever the text")
  func nothingLeft() {
    for value in UInt32(0)...0x2100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for shown in visible(String(scalar)).unicodeScalars {
        #expect(shown.properties.generalCategory != .control)
      }
    }
  }

  @Test("a quoted word is one line and no longer than one")
  func quotes() {
    #expect(quoted("a\nb") == "'a␊b'")
    #expect(quoted(String(repeating: "x", count: 10_000)).count == 63)
    #expect(quoted(path: String(repeating: "x", count: 100)).count == 102)
  }
}
