import DTKBTestSupport
import Testing

@testable import DTKBCommands

@Suite("Input that nobody would write, from end to end")
struct HostileInputTests {
  struct Input: Sendable, CustomTestStringConvertible {
    let name: String
    /// What stands before the code that a rule finds.
    var before = ""
    var after = ""
    /// How often both stand there.
    var times = 100_000
    /// Whether the code is found: it is not where it stands too deep to be read.
    var isFound = true
    var testDescription: String { name }

    var bytes: [UInt8] {
      let code = "\nText(title).font(.system(size: 17))\n"
      let (before, after) = (
        String(repeating: before, count: times), String(repeating: after, count: times)
      )
      return Array((before + code + after).utf8)
    }
  }

  static let inputs = [
    Input(name: "parentheses", before: "(", after: ")", isFound: false),
    Input(name: "braces", before: "{", after: "}", isFound: false),
    Input(name: "brackets", before: "[", after: "]", isFound: false),
    Input(name: "parentheses left open", after: "("),
    Input(name: "braces left open", after: "{ "),
    Input(name: "closing brackets", before: ")}]"),
    Input(name: "generics", after: "A<"),
    Input(name: "ternaries", after: "a ? b : "),
    Input(name: "ternaries in conditions", after: "a ? "),
    Input(name: "conditions of the compiler", before: "#if A\n", after: "#endif\n", isFound: false),
    Input(name: "conditions of the compiler left open", after: "#if A\n"),
    Input(name: "strings left open", after: "\"x\n"),
    Input(name: "a long string left open", after: "\"\"\"\n\"", times: 1),
    Input(name: "interpolations", after: "\"\\("),
    Input(name: "comments left open", after: "/*"),
    Input(name: "types in types", after: "struct A { "),
    Input(name: "closures in closures", after: "a { "),
    Input(name: "NUL bytes", before: "\0", after: "\0"),
    Input(name: "modifiers", after: ".padding()", times: 20_000),
  ]

  @Test("it is read as far as it can be, and what is found is told", arguments: inputs)
  func ends(input: Input) throws {
    let world = try World()
    world.input = input.bytes
    let outcome = world.run("check", "-", "--lang", "it")
    #expect(outcome.exitCode == (input.isFound ? .findings : .fine))
    #expect(outcome.output.contains("[fixed-font-size]") == input.isFound)
  }

  @Test("bytes that are no UTF-8 hide nothing")
  func invalid() throws {
    let world = try World()
    let code = Array("\nText(title).font(.system(size: 17))\n".utf8)
    world.input =
      [UInt8](repeating: 0x80, count: 50_000) + code + [UInt8](repeating: 0xFF, count: 50_000)
    let found = try world.json("check", "-")
    #expect((found["findings"] as? [Any])?.count == 1)
    #expect(
      ((found["repaired"] as? [[String: Any]])?.first?["repairs"] as? [String]) == ["invalidUTF8"])
  }

  @Test("a line of megabytes has its columns, and findings in it cost no more than elsewhere")
  func longLine() throws {
    let world = try World()
    let padding = "let text = \"\(String(repeating: "ữ", count: 2000))\"; "
    let code = "Text(title).font(.system(size: 17)); "
    world.input = Array(String(repeating: padding + code, count: 100).utf8)
    let findings = try #require(try world.json("check", "-")["findings"] as? [[String: Any]])
    let step = padding.utf8.count + code.utf8.count
    #expect(findings.count == 100)
    #expect(
      findings.enumerated().allSatisfy { number, finding in
        finding["column"] as? Int == number * step + padding.utf8.count + 18
      })
  }

  @Test("entities that stand for gigabytes are never expanded")
  func entities() throws {
    let world = try World()
    let entities = (1..<12).map {
      "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">"
    }
    try world.folder.write(
      "<!DOCTYPE a [<!ENTITY e0 \"xxxxxxxxxx\">\(entities.joined())]>"
        + "<document><label text=\"&e11;\"/></document>", to: "a.xib")
    #expect(world.run("check", "a.xib").exitCode == .fine)
    #expect(world.run("check", "--tree", "a.xib").output.contains("label"))
  }
}
