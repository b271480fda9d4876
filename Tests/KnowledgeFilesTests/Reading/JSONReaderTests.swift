import Foundation
import Testing

@testable import DTKBKnowledgeFiles

@Test(
  "JSON is what Foundation takes for JSON",
  arguments: [
    "{}", "[]", " [ ] ", "null", "true", "[1, -2.5, 1e3, 0.1E-2]", "01", "-", "1.", ".5", "1e",
    "+1",
    "\"\\u00e9\\ud83d\\ude00\"", "\"\\ud83d\"", "\"\\ude00\"", "\"\\ud83dx\"", "\"\\u12\"",
    "\"\\u+123\"", "\"\\x\"", "\"a\nb\"", "\"a\tb\"", "\"a", "\"a\\", "{a:1}",
    "{'a':1}", "{\"a\" 1}", "[1 2]", "{\"a\":1} x", "tru", "nulll", "[", "{\"a\":",
    "\"\\/\\b\\f\\n\"",
    "", " ", "\u{FEFF}", "{\"a\":{\"b\":[{\"c\":null}]}}", "// x\n1", "NaN", "1e999",
  ])
func `agreement`(_ text: String) {
  let foundations = try? JSONSerialization.jsonObject(
    with: Data(text.utf8), options: .fragmentsAllowed)
  let ours = try? JSONReader.value(of: text)
  #expect(
    (ours == nil) == (foundations == nil), "Foundation reads \(String(describing: foundations))")
}

@Test(
  "A comma behind the last value, which Foundation passes over, is none",
  arguments: ["[1,]", "{\"a\":1,}"])
func `strictness`(_ text: String) {
  #expect(throws: JSONError.self) { try JSONReader.value(of: text) }
}

@Test func `values are those that Foundation reads`() throws {
  let text = #"{"a": ["é", "\u00e9\n", -1.5e2, true, null], "b": {"c": "\ud83d\ude00/"}}"#
  let value = try JSONReader.value(of: text)
  let foundations = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
  #expect(value.foundation as? NSDictionary == foundations)
}

@Test func `a value knows its line`() throws {
  let value = try JSONReader.value(of: "\n{\n\"a\":\n [1,\n\n2], \"b\": 3 }")
  #expect(value.line == 2)
  #expect(value.members.map(\.line) == [3, 6])
  #expect(value["a"]?.elements.map(\.line) == [4, 6])
}

extension JSONValue {
  /// The value in Foundation's types.
  fileprivate var foundation: Any {
    switch content {
    case .null: NSNull()
    case .bool(let value): NSNumber(value: value)
    case .number(let value): NSNumber(value: value)
    case .string(let value): value as NSString
    case .array(let values): values.map(\.foundation) as NSArray
    case .object(let members):
      NSDictionary(
        objects: members.map(\.value.foundation), forKeys: members.map { $0.key as NSString })
    }
  }
}
