import Testing

@testable import DTKBCommands

@Suite("dtkb scale")
struct ScaleTests {
  @Test(
    "one size gives one number, alone on its line",
    arguments: [
      ("12 --relative-to body --size AX5 --display-scale 3", "33.667"),
      ("12,5 --size max", "35.333"),
      ("12.5 --size UICTContentSizeCategoryAccessibilityXXXL", "35.333"),
      ("12 --size default", "12"), ("--api text-style --relative-to body --size AX5", "53"),
      ("17 --api text-style --relative-to .title1 --size accessibility5", "58"),
      ("17 --api scaled-font --size AX5", "48"), ("17 --api custom-font --size AX5", "48"),
      ("12 --api scaled-value --size AX5 --display-scale 2", "34"), ("+12 --size L", "12"),
    ])
  func one(line: String, number: String) throws {
    let world = try World(withBase: false)
    let outcome = world.run(["scale"] + line.split(separator: " ").map(String.init))
    #expect(outcome.output == number + "\n")
    #expect(outcome.exitCode == .fine)
    #expect(outcome.notices.count == 1)
  }

  @Test("numbers for people follow the reader's convention, numbers for programs a point")
  func conventions() throws {
    let world = try World(withBase: false)
    for language in ["it", "es", "vi"] {
      let outcome = world.run("scale", "12,5", "--size", "AX5", "--lang", language)
      #expect(outcome.output == "35,333\n")
      #expect(outcome.notices == ["12,5 pt · .body · scaled-metric · AX5 × 2,818 = 35,333 pt"])
    }
    let json = world.run("scale", "12,5", "--size", "AX5", "--lang", "it", "--format", "json")
    #expect(
      json.output
        == #"{"base":12.5,"factor":2.8181818181818183,"size":"accessibility5","style":"body","#
        + #""value":35.33333333333333,"version":1}"# + "\n"
        || json.output.contains(#""value":35.333333333333336"#))
    #expect(json.notices.isEmpty)
  }

  @Test("without a size it is the whole curve")
  func curve() throws {
    let world = try World(withBase: false)
    let lines = world.run("scale", "24", "--relative-to", "title").output.split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines[3].hasPrefix("L         24  █"))
    #expect(lines[11].hasPrefix("AX5       48  █"))
    let found = try world.json("scale", "24", "--relative-to", "title")
    #expect(Set(found.keys) == ["base", "style", "values", "version"])
    let values = try #require(found["values"] as? [String: Double])
    #expect(values.count == 12 && values["accessibility5"] == 48)
  }

  @Test("bars never leave the page", arguments: [20, 40, 80, 160])
  func bars(width: Int) throws {
    let world = try World(withBase: false)
    world.width = width
    let text = world.run("scale", "12,3", "--lang", "it").output
    for line in text.split(separator: "\n") { #expect(displayWidth(of: line) <= width) }
  }
}
