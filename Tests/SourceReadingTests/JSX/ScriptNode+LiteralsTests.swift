import DTKBSourceReading
import Testing

@Suite("Literals of scripts")
struct ScriptLiteralTests {
  @Test(arguments: [
    ("16", 16), ("-0.5", -0.5), ("+2", 2), ("(3)", 3), (".5", 0.5), ("1_000", 1000), ("0x10", 16),
    ("0b101", 5), ("1e3", 1000), ("5.", 5), ("10n", 10),
  ])
  func `a number has its value`(source: String, number: Double) throws {
    #expect(try #require(ScriptTree("x = \(source)").first(.assignment)?.value).number == number)
  }

  @Test(arguments: ["a", "'1'", "1 + 2", "-a", "NaN", "0xZZ"])
  func `what is no number has none`(source: String) throws {
    #expect(try #require(ScriptTree("x = \(source)").first(.assignment)?.value).number == nil)
  }

  @Test func `a string is what stands between its quotation marks`() throws {
    let texts = try #require(ScriptTree("['a', \"b'c\", `d`, `e${f}`, g, '']").first(.array))
      .children
    #expect(texts.map(\.string) == ["a", "b'c", "d", nil, nil, ""])
    #expect(try #require(ScriptTree("'open").first(.string)).string == "open")
  }

  @Test func `nothing is null and undefined`() throws {
    let values = try #require(ScriptTree("[null, undefined, 0, false, a]").first(.array)).children
    #expect(values.map(\.isNothing) == [true, true, false, false, false])
  }
}
