import DTKBKnowledge
import DTKBSnippetRules
import Foundation
import Testing

@testable import DTKBCommands

/// The placeholders of messages that stand in a text as they are written.
private func openPlaceholders(in text: some StringProtocol) -> [String] {
  let names = Set(Rule.all.flatMap(\.facts))
  return MessageTemplate(String(text)).placeholders.filter { names.contains($0) }
}

/// The lines that are not code: those of a sample and of an excerpt stand behind a bar.
private func linesOfWords(_ output: String) -> [Substring] {
  output.split(separator: "\n").filter { !$0.contains(" | ") && !$0.contains("│") }
}

@Test(arguments: [("stays at {points} pt", ["points"]), ("a {/* b */} {c} d", [])])
func `a placeholder that was not filled is seen`(_ text: String, _ expected: [String]) {
  #expect(openPlaceholders(in: text) == expected)
}

@Suite("What findings say") struct FindingWordsTests {
  /// Every sample, and the code of every exercise, as files of one folder.
  static let folder = Result { try folder(of: "App") }
  /// A folder with the same as files of an app for the watch.
  static let watchFolder = Result { try folder(of: "Watch/Watch App", in: "Watch") }

  private static func folder(of app: String, in parent: String? = nil) throws -> String {
    let temporary = FileManager.default.temporaryDirectory
      .appendingPathComponent("dtkb-findings-\(ProcessInfo.processInfo.processIdentifier)")
    let folder = temporary.appendingPathComponent(app)
    for shipped in ShippedData.samples {
      let entry = folder.appendingPathComponent(shipped.entry.id)
      try FileManager.default.createDirectory(at: entry, withIntermediateDirectories: true)
      try Data(shipped.sample.code.utf8).write(
        to: entry.appendingPathComponent(shipped.sample.fileName))
    }
    for (index, step) in ShippedPath.onboarding.steps.enumerated() {
      try Data(step.exercise.snippet.joined(separator: "\n").utf8).write(
        to: folder.appendingPathComponent("Exercise\(index).swift"))
    }
    return temporary.appendingPathComponent(parent ?? app).path
  }

  @Test("a finding has words, and every placeholder is filled", arguments: Language.allCases)
  func filled(language: Language) throws {
    let words = ["check", try Self.folder.get(), "--all-rules", "--lang", language.rawValue]
    let text = try Reading.run(words, width: 120).output
    #expect(linesOfWords(text).filter { !openPlaceholders(in: $0).isEmpty } == [])

    let findings = try findings(words)
    for finding in findings {
      let rule = finding["rule"] as? String
      let message = try #require(finding["message"] as? String)
      let fix = try #require(finding["fix"] as? String)
      #expect(message != rule && !fix.isEmpty)
      #expect(openPlaceholders(in: message + fix) == [], "\(rule ?? ""): \(message) \(fix)")
    }
    #expect(Set(findings.compactMap { $0["rule"] as? String }) == Set(Rule.all.map(\.id)))
  }

  @Test("on the watch no message names a size that it lacks", arguments: Language.allCases)
  func watch(language: Language) throws {
    let words = ["check", try Self.watchFolder.get(), "--all-rules", "--lang", language.rawValue]
    // No watch has a UILabel.
    let ofSwift = try findings(words).filter {
      ($0["file"] as? String)?.hasSuffix(".swift") == true
        && $0["rule"] as? String != "single-line-label"
    }
    #expect(ofSwift.contains { ($0["message"] as? String)?.contains("AX3") == true })
    for finding in ofSwift {
      let message = try #require(finding["message"] as? String)
      #expect(!message.contains("AX4") && !message.contains("AX5"), "\(finding["file"] ?? "")")
    }
  }

  private func findings(_ words: [String]) throws -> [[String: Any]] {
    let json = try Reading.run(words + ["--format", "json"]).output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    return try #require(object?["findings"] as? [[String: Any]])
  }

  @Test("every rule is told with an example, its placeholders filled", arguments: Language.allCases)
  func rules(language: Language) throws {
    for rule in Rule.all {
      let words = ["rules", rule.id, "--lang", language.rawValue]
      // What is told of the entry is held at all widths where the entry is shown.
      let lines = linesOfWords(try Reading.run(words, width: 40).output)
      #expect(lines.filter { !openPlaceholders(in: $0).isEmpty } == [])
      #expect(lines.filter { !$0.contains("https://") && displayWidth(of: $0) > 40 } == [])
      let markdown = try Reading.run(words + ["--format", "markdown"]).output
      #expect(markdown.hasPrefix("- **") && markdown.contains("\n# "))
      let json = try Reading.run(words + ["--format", "json"]).output
      let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      let told = try #require((object?["rules"] as? [[String: Any]])?.first)
      let example = try #require(told["example"] as? [String: String], "\(rule.id)")
      #expect(openPlaceholders(in: example.values.joined(separator: " ")) == [])
      #expect(example["message"] != rule.id && example["advice"] != "")
    }
  }
}
