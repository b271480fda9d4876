import Foundation
import Testing

@testable import DTKBCommands

@Suite("JSON")
struct JSONValueTests {
  private func readBack(_ value: JSONValue) throws -> Any {
    try JSONSerialization.jsonObject(
      with: Data(value.encoded.utf8), options: [.fragmentsAllowed])
  }

  @Test("an object is one line with sorted keys")
  func object() {
    let value: JSONValue = [
      "b": .array([.integer(1), .null, .bool(true)]), "a": ["é": "x"], "B": .array([]),
    ]
    #expect(value.encoded == #"{"B":[],"a":{"é":"x"},"b":[1,null,true]}"# + "\n")
    #expect(JSONValue.document([:]).encoded == #"{"version":1}"# + "\n")
  }

  @Test("every scalar of a text reads back as it was")
  func everyScalar() throws {
    var all = String.UnicodeScalarView()
    for value in UInt32(0)...0x10FFFF {
      // Every scalar where JSON has rules, and a sample of the others.
      guard value < 0x3000 || value % 97 == 0 || value > 0xFFF0 && value < 0x10010 else { continue }
      if let scalar = Unicode.Scalar(value) { all.append(scalar) }
    }
    let text = String(all)
    let back = try #require(try readBack(.string(text)) as? String)
    #expect(Array(back.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test("nothing that steers a terminal or ends a line of JavaScript is written raw")
  func harmless() {
    let encoded = JSONValue.string("\u{0}\u{1B}[2J\u{7F}\u{9B}\u{2028}\u{2029}\"\\\n\r\t/").encoded
    #expect(
      encoded == #""\u0000\u001B[2J\u007F\u009B\u2028\u2029\"\\\n\r\t/""# + "\n")
  }

  @Test(
    "a number is written plainly",
    arguments: [
      (0, "0"), (-0.0, "-0"), (17, "17"), (-12.5, "-12.5"),
      (33.666666666666664, "33.666666666666664"),
      (0.1, "0.1"), (0.00001, "0.00001"), (-1.5e-7, "-0.00000015"), (1e15, "1000000000000000"),
      (1e16, "10000000000000000"), (1.25e17, "125000000000000000"),
      (123456789012345680, "123456789012345680"), (1e21, "1e+21"), (1e308, "1e+308"),
    ] as [(Double, String)])
  func numbers(number: Double, text: String) throws {
    #expect(JSONValue.number(number).encoded == text + "\n")
    #expect(Double(text) == number)
    #expect((try readBack(.number(number)) as? NSNumber)?.doubleValue == number)
  }

  @Test("random numbers read back exactly")
  func randomNumbers() throws {
    for _ in 0..<2000 {
      let number = Double(bitPattern: .random(in: .min ... .max))
      guard number.isFinite else { continue }
      #expect(Double(JSONValue.number(number).encoded.dropLast()) == number)
    }
  }

  @Test("what JSON cannot say is null", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(number: Double) {
    #expect(JSONValue.number(number).encoded == "null\n")
  }
}
