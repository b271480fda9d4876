import Foundation
import Testing

@testable import DTKBCommands

@Suite("An excerpt of a source")
struct SourceExcerptTests {
  /// The excerpt whose range is what stands between two bars in the text.
  private func excerpt(_ marked: String, width: Int = 72) throws -> SourceExcerpt {
    let parts = marked.components(separatedBy: "¦")
    try #require(parts.count == 3)
    let start = parts[0].utf8.count
    return SourceExcerpt(
      of: start..<start + parts[1].utf8.count, in: Array(parts.joined().utf8), width: width)
  }

  @Test(
    "the place is counted in columns of the terminal",
    arguments: [
      ("a\nText(¦x¦)\nb", "Text(x)", 5, 1),
      ("\tText(¦x¦)", "    Text(x)", 9, 1),
      ("ab\tText(¦xy¦)", "ab  Text(xy)", 9, 2),
      ("Text(\"cỡ chữ\").¦font¦()", "Text(\"cỡ chữ\").font()", 15, 4),
      ("Text(\"中文👍\").¦font¦()", "Text(\"中文👍\").font()", 15, 4),
      ("Text(\"¦中文¦\")", "Text(\"中文\")", 6, 4),
      ("\u{1B}[2J¦x¦", "␛[2Jx", 4, 1),
      ("a\r\n¦x¦\r\nb", "x", 0, 1),
      ("¦a(\n  b)¦", "a(", 0, 2),
      ("x¦¦", "x", 1, 1),
      ("¦¦", "", 0, 1),
    ])
  func place(marked: String, line: String, offset: Int, length: Int) throws {
    let excerpt = try excerpt(marked)
    #expect(excerpt.line == line)
    #expect(excerpt.offset == offset)
    #expect(excerpt.length == length)
  }

  /// Texts, and the columns that each takes on a terminal.
  static let texts: [(text: String, columns: Int)] = [
    ("abc", 3), ("cỡ chữ", 6), ("cỡ chữ".decomposedStringWithCanonicalMapping, 6),
    ("Tiếng Việt".decomposedStringWithCanonicalMapping, 10), ("e\u{301}\u{323}\u{302}", 1),
    ("文字", 4), ("ｆｕｌｌ", 8), ("ﾊﾝｶｸ", 4), ("한국어", 6),
    ("한국어".decomposedStringWithCanonicalMapping, 6), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2),
    ("🇮🇹🇻🇳", 4), ("❤️", 2), ("1️⃣", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("👩🏿‍🚀 a", 4), ("“”…–€", 5), ("שלום", 4),
  ]

  @Test("what stands before the place takes its own width", arguments: texts)
  func width(text: String, columns: Int) throws {
    let behind = try excerpt("let a = \"\(text)\"; b.¦font¦(c)")
    #expect(behind.offset == "let a = \"\"; b.".count + columns)
    #expect(behind.length == 4)
    let itself = try excerpt("Text(\"¦\(text)¦\")")
    #expect(itself.offset == 6)
    #expect(itself.length == columns)
    // A tab goes on to the next fourth column of the terminal, whatever stands before it.
    let tab = try excerpt("\(text)\t¦x¦")
    #expect(tab.offset == (columns / 4 + 1) * 4)
    #expect(displayWidth(of: tab.line) == tab.offset + 1)
  }

  @Test("a place far along a line is marked under itself", arguments: texts)
  func far(text: String, columns: Int) throws {
    let many = String(repeating: text + " ", count: 400)
    let excerpt = try excerpt("\(many)¦x¦ \(many)", width: 60)
    #expect(displayWidth(of: excerpt.line) <= 60)
    // Cells are counted from the left until the columns before the place are used up.
    var column = 0
    let marked = excerpt.line.first { character in
      defer { column += character.displayWidth }
      return column == excerpt.offset
    }
    #expect(marked == "x")
    #expect(excerpt.length == 1)
  }

  @Test("of a line of fifty megabytes, what fits into the window is shown")
  func hugeLine() {
    var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 50 << 20)
    let place = 30 << 20
    bytes.replaceSubrange(place..<place + 4, with: "font".utf8)
    for range in [place..<place + 4, place..<bytes.count, 0..<4] {
      let excerpt = SourceExcerpt(of: range, in: bytes, width: 72)
      #expect(displayWidth(of: excerpt.line) <= 72)
      #expect(excerpt.offset + excerpt.length <= 72)
    }
  }

  @Test("a decomposed text is marked as a composed one")
  func decomposed() throws {
    let text = "Text(\"cỡ chữ\").¦font¦()".decomposedStringWithCanonicalMapping
    #expect(try excerpt(text).offset == 15)
  }

  @Test("a line that is too long is cut around the place", arguments: [20, 32, 72, 152])
  func longLine(width: Int) throws {
    for before in [0, 10, 60, 500, 5000] {
      for found in [1, 10, 400] {
        let text =
          String(repeating: "a", count: before) + "¦" + String(repeating: "X", count: found) + "¦"
          + String(repeating: "b", count: 5000)
        let excerpt = try excerpt(text, width: width)
        #expect(displayWidth(of: excerpt.line) <= width)
        let marked = excerpt.line.dropFirst(excerpt.offset).prefix(excerpt.length)
        #expect(marked.allSatisfy { $0 == "X" })
        #expect(marked.count == excerpt.length)
        #expect(excerpt.length == found || excerpt.length > width / 3)
      }
    }
  }

  @Test("ranges and bytes that make no sense do no harm")
  func hostile() {
    let bytes: [UInt8] = [0xFF, 0xC3, 0x0A, 0x80, 0xE1, 0xBB]
    for start in 0...8 {
      for end in start...9 {
        let excerpt = SourceExcerpt(of: start..<end, in: bytes, width: 20)
        #expect(excerpt.length >= 1)
      }
    }
    #expect(SourceExcerpt(of: 5..<9, in: [], width: 20).line == "")
  }

  @Test("a cut within a character at the far end of the line does no harm")
  func cutCharacter() throws {
    let text = String(repeating: "ữ", count: 2000) + "¦x¦" + String(repeating: "👩‍👩‍👧", count: 2000)
    let excerpt = try excerpt(text, width: 40)
    #expect(displayWidth(of: excerpt.line) <= 40)
    #expect(excerpt.line.dropFirst(excerpt.offset).first == "x")
  }
}
