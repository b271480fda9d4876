import Testing

@testable import DTKBSourceReading

@Suite("Positions in a text")
struct LineTableTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let text: String
    let mark: String
    let line: Int
    let column: Int
    let utf16Column: Int
    var testDescription: String { text.debugDescription }
  }

  static let samples = [
    Sample(text: "x", mark: "x", line: 1, column: 1, utf16Column: 1),
    Sample(text: "a\nbx", mark: "x", line: 2, column: 2, utf16Column: 2),
    Sample(text: "a\r\nbx", mark: "x", line: 2, column: 2, utf16Column: 2),
    Sample(text: "a\rb\n\rx", mark: "x", line: 4, column: 1, utf16Column: 1),
    Sample(text: "\u{FEFF}x", mark: "x", line: 1, column: 1, utf16Column: 1),
    Sample(text: "\u{FEFF}\nax", mark: "x", line: 2, column: 2, utf16Column: 2),
    Sample(text: "\t\tx", mark: "x", line: 1, column: 3, utf16Column: 3),
    Sample(text: "👩‍👧x", mark: "x", line: 1, column: 12, utf16Column: 6),
    Sample(text: "文字x", mark: "x", line: 1, column: 7, utf16Column: 3),
    Sample(text: "ế̂x", mark: "x", line: 1, column: 6, utf16Column: 3),
  ]

  @Test("a mark is found at its line and columns", arguments: samples)
  func position(_ sample: Sample) throws {
    let bytes = Array(sample.text.utf8)
    let offset = try #require(bytes.firstIndex(of: UInt8(ascii: "x")))
    let position = LineTable(bytes).position(of: offset)
    #expect(
      position
        == SourcePosition(
          line: sample.line, column: sample.column, utf16Column: sample.utf16Column))
  }

  @Test("offsets outside the text count as its ends")
  func outside() {
    let table = LineTable(Array("ab\nc".utf8))
    #expect(table.position(of: -3) == SourcePosition(line: 1, column: 1, utf16Column: 1))
    #expect(table.position(of: 99) == SourcePosition(line: 2, column: 2, utf16Column: 2))
    #expect(LineTable([]).position(of: 0) == SourcePosition(line: 1, column: 1, utf16Column: 1))
  }

  @Test("the range of a line leaves out what ends it")
  func lines() {
    let bytes = Array("ab\r\ncd\n".utf8)
    let table = LineTable(bytes)
    #expect(table.count == 3)
    #expect(
      (1...4).map { String(decoding: bytes[table.range(ofLine: $0)], as: UTF8.self) } == [
        "ab", "cd", "", "",
      ])
  }

  @Test("a column in invalid UTF-8 is still counted in bytes")
  func invalid() {
    let table = LineTable([0xFF, 0xC3, 0x28, UInt8(ascii: "x")])
    #expect(table.position(of: 3) == SourcePosition(line: 1, column: 4, utf16Column: 4))
  }

  @Test(
    "columns of a long line are those that counting from its start gives",
    arguments: ["a", "ữ", "文", "👩‍👧", "a文👍\u{301}"])
  func longLine(unit: String) {
    var bytes = Array(String(repeating: unit, count: 30_000 / unit.utf8.count).utf8)
    // What is no UTF-8 is counted alike.
    bytes.replaceSubrange(9000..<9000, with: [UInt8](repeating: 0x80, count: 5000))
    bytes.replaceSubrange(4090..<4090, with: [0xF0, 0x9F, 0xE1, 0xBB])
    let table = LineTable(Array("first\n".utf8) + bytes)
    for offset in stride(from: 0, through: bytes.count, by: 997) {
      let position = table.position(of: offset + 6)
      #expect(position.line == 2 && position.column == offset + 1)
      #expect(
        position.utf16Column == String(decoding: bytes[..<offset], as: UTF8.self).utf16.count + 1)
    }
  }
}
