import Foundation
import Testing

@testable import DTKBCommands

@Suite("Reading JSON")
struct JSONParseTests {
  @Test("a value reads back from what it was written as")
  func roundTrip() {
    let value: JSONValue = [
      "a": .array([.integer(-3), .number(2.5), .null, .bool(false)]),
      "\u{1B}\"\\": .string("\u{0}é👩‍👩‍👧\u{2028}\n"), "": [:],
    ]
    #expect(JSONValue(parsing: Array(value.encoded.utf8)) == value)
  }

  @Test(
    "it takes what another reader takes",
    arguments: [
      "{}", " [ 1 , 2 ] ", "\"\"", "0", "-0", "1e3", "1E-2", "-1.5", "true", "null",
      #"{"a":{"b":[{}]}}"#, #""\u00e9\ud83d\ude00\/""#, "[[[[]]]]", "12345678901234567890",
    ])
  func good(text: String) {
    #expect(isJSON(text))
    #expect(JSONValue(parsing: Array(text.utf8)) != nil)
  }

  @Test(
    "it refuses what another reader refuses",
    arguments: [
      "", " ", "{", "}", "{a:1}", "'a'", "\"a", "\"\n\"", "\"\\x\"",
      "\"\\u12\"", "\"\\ud83d\"", "\"\\ud83dx\"", "\"\\ude00\"", "01", "+1", ".5", "1.", "1e",
      "--1",
      "nul", "True", "[1 2]", "{\"a\" 1}", "1 2", "[1]]", "\u{0}", "0x10", "Infinity", "NaN",
    ])
  func bad(text: String) {
    #expect(!isJSON(text))
    #expect(JSONValue(parsing: Array(text.utf8)) == nil)
  }

  @Test("a comma behind the last value is refused, though Foundation takes it")
  func trailingComma() {
    #expect(JSONValue(parsing: Array("[1,]".utf8)) == nil)
    #expect(JSONValue(parsing: Array("{\"a\":1,}".utf8)) == nil)
  }

  @Test("invalid UTF-8 and endless nesting are refused")
  func hostile() {
    #expect(JSONValue(parsing: [0x22, 0xFF, 0x22]) == nil)
    let deep = String(repeating: "[", count: 200_000)
    #expect(JSONValue(parsing: Array(deep.utf8)) == nil)
  }

  private func isJSON(_ text: String) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed])) != nil
  }
}
