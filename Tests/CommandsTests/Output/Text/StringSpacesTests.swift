import Testing

@testable import DTKBCommands

@Test(arguments: [-3, 0, 1, 15, 16, 100])
func `a row has as many signs as were asked for`(_ count: Int) {
  #expect(String.spaces(count) == String(repeating: " ", count: max(0, count)))
  #expect(String.row(of: UInt8(ascii: "~"), count) == String(repeating: "~", count: max(0, count)))
}

@Test(arguments: [
  ("", ""), ("a b", "a b"), ("a\u{A0}b", "a b"), ("\u{A0}\u{A0}", "  "), ("Â ", "Â "),
  ("ế\u{A0}· é", "ế · é"), ("à\u{A0}", "à "), ("😀\u{A0}x", "😀 x"),
])
func `spaces at which no line is broken are written as plain ones`(_ text: String, _ plain: String)
{
  #expect(text.plainlySpaced == plain)
  #expect(("x" + text).dropFirst().plainlySpaced == plain)
}
