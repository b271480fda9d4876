import DTKBTestSupport
import Foundation
import Testing

@testable import DTKBCommands

@Suite("The numbers of a check")
struct StatisticsTests {
  private static let fixed = "Text(\"a\").font(.system(size: 17))\n"
  /// An error from xL on, a warning from AX3 on, a warning without a size, a note, nothing, no interface.
  private static let files = [
    "Fixed.swift": fixed + fixed,
    "Height.swift": "Text(\"a\").font(.body).frame(height: 44)\n",
    "Limit.swift": "let font = Font(UIFont.preferredFont(forTextStyle: .body))\n",
    "Curve.swift": "Text(\"a\").font(.custom(\"A\", size: 20))\n",
    "Clean.swift": "import SwiftUI\nlet a = Text(\"a\").font(.body)\n",
    "Model.swift": "import Foundation\nlet a = 1\n",
  ]

  private func world() throws -> World {
    let world = try World()
    for (name, text) in Self.files { try world.folder.write(text, to: name) }
    return world
  }

  private func statistics(_ world: World, _ options: String...) throws -> (
    rules: [String: [Int]], files: Int, percent: [String: Double]
  ) {
    let report = try world.json(["check", ".", "--statistics"] + options)
    let statistics = try #require(report["statistics"] as? [String: Any])
    let rules = try #require(statistics["rules"] as? [[String: Any]])
    let survival = try #require(statistics["survival"] as? [String: Any])
    return (
      try Dictionary(
        uniqueKeysWithValues: rules.map { rule in
          let counts = ["errors", "warnings", "notes"].compactMap { rule[$0] as? Int }
          return (try #require(rule["rule"] as? String), counts)
        }),
      try #require(survival["files"] as? Int),
      try #require(survival["percent"] as? [String: Double])
    )
  }

  @Test("findings are counted by rule and severity, files by the size at which something is lost")
  func counted() throws {
    let numbers = try statistics(world())
    #expect(
      numbers.rules == [
        "fixed-font-size": [2, 0, 0], "fixed-height-text": [0, 1, 0], "uifont-bridge": [0, 1, 0],
        "implicit-body-curve": [0, 0, 1],
      ])
    #expect(numbers.files == 5)
    #expect(numbers.percent.count == 12)
    #expect(numbers.percent["xSmall"] == 100 && numbers.percent["large"] == 100)
    #expect(numbers.percent["xLarge"] == 60 && numbers.percent["accessibility2"] == 60)
    #expect(numbers.percent["accessibility3"] == 40 && numbers.percent["accessibility5"] == 40)
  }

  @Test(
    "a baseline and a diff hide nothing of what is lost, a reason does, a severity of one’s own counts"
  )
  func hidden() throws {
    let world = try world()
    _ = world.run("check", "--write-baseline", "base.json")
    let known = try statistics(world, "--baseline", "base.json")
    #expect(known.rules.isEmpty)
    #expect(known.files == 5 && known.percent["accessibility5"] == 40)

    let reason = "// dtkb:ignore-file fixed-font-size: a drawing\n"
    try world.folder.write(reason + Self.fixed, to: "Fixed.swift")
    #expect(try statistics(world).percent["accessibility5"] == 60)
    try world.folder.write("{\"rules\": {\"uifont-bridge\": \"note\"}}", to: ".dtkb.json")
    let weighed = try statistics(world)
    #expect(weighed.files == 5 && weighed.percent["xLarge"] == 100)
  }

  @Test("a share is rounded down, so that 100 is said only where nothing is lost")
  func rounded() throws {
    let world = try World()
    for number in 1...2001 {
      try world.folder.write("import SwiftUI\n", to: "\(number).swift")
    }
    try world.folder.write(Self.fixed, to: "Fixed.swift")
    #expect(try statistics(world).percent["xLarge"] == 99.9)
  }

  @Test("nothing to count is no number")
  func none() throws {
    let world = try World()
    try world.folder.write("let a = 1\n", to: "A.swift")
    let numbers = try statistics(world)
    #expect(numbers.files == 0 && numbers.percent.isEmpty && numbers.rules.isEmpty)
    #expect(world.run("check", "--statistics", "--lang", "en").output.contains("interface (0)"))
  }

  @Test("people see tables, in the text and on the page of a job")
  func shown() throws {
    let world = try world()
    let text = world.run("check", "--statistics", "--lang", "en").output
    #expect(text.contains("error  warning  note\nfixed-font-size          2        0     0\n"))
    #expect(text.contains("\nxxxL   60  █"))
    let markdown = world.run("check", "--statistics", "--format", "markdown", "--lang", "en").output
    #expect(markdown.contains("\n| `fixed-font-size` | 2 | 0 | 0 |\n"))
    #expect(markdown.contains("| 100 | 60 |"))
    #expect(!world.run("check", "--lang", "en").output.contains("survival"))
  }

  @Test("a form that shows no numbers is refused, unless another one beside it does")
  func refused() throws {
    let world = try world()
    #expect(world.run("check", "--statistics", "--format", "xcode").exitCode == .usage)
    let both = ["--output", "json=a.json", "--output", "xcode=-", "--fail-on", "never"]
    #expect(world.run(["check", "--statistics"] + both).exitCode == .fine)
    #expect(world.folder.text(of: "a.json")?.contains("\"survival\"") == true)
  }
}
