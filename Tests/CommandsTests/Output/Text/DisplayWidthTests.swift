import Foundation
import Testing

@testable import DTKBCommands

@Suite("Display width")
struct DisplayWidthTests {
  @Test(
    "a text is as wide as a terminal shows it",
    arguments: [
      ("", 0), ("abc", 3), ("cỡ chữ", 6), ("cỡ chữ".decomposedStringWithCanonicalMapping, 6),
      ("tiếng Việt".decomposedStringWithCanonicalMapping, 10), ("đường", 5), ("中文", 4),
      ("サイズ", 6), ("ｶﾅ", 2), ("한글", 4), ("Ａ", 2), ("👍", 2), ("👩‍👩‍👧", 2), ("🇻🇳", 2), ("❤️", 2), ("❤", 1),
      ("e\u{301}", 1), ("\u{200B}", 0), ("⌃D", 2), ("→ ✓ ·", 5), ("é", 1),
    ])
  func width(text: String, columns: Int) {
    #expect(displayWidth(of: text) == columns)
  }
}
