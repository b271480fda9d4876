import DTKBKnowledge
import Foundation
import Testing

@testable import DTKBCommands

/// A way in which every entry is shown.
struct WayOfReading: Sendable, CustomTestStringConvertible {
  let languages: String
  let width: Int

  var testDescription: String { "\(languages) in \(width) columns" }

  static let all =
    Language.allCases.flatMap { language in
      [40, 80, 160].map { WayOfReading(languages: language.rawValue, width: $0) }
    } + ["it,es", "vi,en"].map { WayOfReading(languages: $0, width: 120) }
}

@Test("every entry is shown without a warning and within the window", arguments: WayOfReading.all)
func `text`(_ way: WayOfReading) throws {
  let words = ["show"] + Reading.ids + ["--lang", way.languages]
  let outcome = try Reading.run(words, width: way.width)
  #expect(outcome.exitCode == .fine && outcome.notices == [])
  // Code and addresses stay whole, so that they can be copied.
  let wide = outcome.output.split(separator: "\n").filter {
    !$0.contains("│") && !$0.contains("https://") && displayWidth(of: $0) > way.width
  }
  #expect(wide == [])
  let figures = outcome.output.split(separator: "\n").filter {
    !$0.contains("│") && $0.contains("{{")
  }
  #expect(figures == [])
  #expect(!outcome.output.contains("\u{1B}"))
}

@Test("colours are all that a terminal with colours has more", arguments: [80, 160])
func `colours`(width: Int) throws {
  let words = ["show"] + Reading.ids + ["--lang", "en"]
  let coloured = try Reading.run(words, width: width, isColoured: true).output
  var plain = ""
  for (index, part) in coloured.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
    .enumerated()
  {
    plain += index == 0 ? part : part.drop { $0 != "m" }.dropFirst()
  }
  #expect(try Reading.run(words, width: width).output == plain)
}

@Test("every entry is one of the objects for programs", arguments: Language.allCases)
func `json`(language: Language) throws {
  let words = ["--lang", language.rawValue, "--format", "json"]
  let shown = try Reading.run(["show"] + Reading.ids + words)
  #expect(shown.exitCode == .fine && shown.notices == [])
  #expect(try ids(in: shown.output) == Reading.ids)
  let listed = try Reading.run(["list"] + words)
  #expect(try ids(in: listed.output).sorted() == Reading.ids.sorted())
}

private func ids(in output: String) throws -> [String] {
  let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
  let entries = try #require(object?["entries"] as? [[String: Any]])
  for entry in entries {
    #expect((entry["body"] as? String)?.contains("{{") != true)
  }
  return entries.compactMap { $0["id"] as? String }
}

@Test("every entry is Markdown that can be pasted", arguments: Language.allCases)
func `markdown`(language: Language) throws {
  let words = ["--lang", language.rawValue, "--format", "markdown"]
  let shown = try Reading.run(["show"] + Reading.ids + words)
  #expect(shown.exitCode == .fine && shown.notices == [])
  for entry in ShippedData.content.entries {
    let title = entry.text(in: language)?.title ?? ""
    #expect(shown.output.contains("# \(title)\n\n\(entry.id) · "), "\(entry.id)")
  }
  let lines = shown.output.split(separator: "\n", omittingEmptySubsequences: false)
  let fences = lines.count { $0.hasPrefix("```") }
  #expect(fences == 2 * ShippedData.samples.count)
}

@Test func `every entry with right samples gives code to copy, which announces no finding`() throws
{
  for entry in ShippedData.content.entries
  where entry.samples.contains(where: { $0.role == .right }) {
    let outcome = try Reading.run(["show", entry.id, "--code"])
    #expect(entry.samples.contains { $0.role == .right && $0.code == outcome.output })
    #expect(ExpectedFindings(in: outcome.output).marks == [])
  }
}

@Test func `the source of an entry is there`() throws {
  let outcome = try Reading.run(["show"] + Reading.ids + ["--source"])
  let root = URL(fileURLWithPath: ShippedData.path).deletingLastPathComponent()
  let paths = outcome.output.split(separator: "\n").map(String.init)
  #expect(paths.count > 5 * Reading.ids.count)
  for path in paths {
    #expect(FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path))
  }
}
