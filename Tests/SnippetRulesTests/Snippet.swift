import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

/// A piece of code for a rule: what the rule must underline stands between ⟦ and ⟧; without them it must be silent.
struct Snippet: Sendable, CustomTestStringConvertible {
  let name: String
  let code: String
  let expected: [Range<Int>]

  init(_ marked: String, name: String = "Row.swift") {
    self.name = name
    var code: [UInt8] = []
    var expected: [Range<Int>] = []
    var open: [Int] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦": open.append(code.count)
      case "⟧":
        if let start = open.popLast() { expected.append(start..<code.count) }
      default: code += Array(String(scalar).utf8)
      }
    }
    self.code = String(decoding: code, as: UTF8.self)
    self.expected = expected.sorted { $0.lowerBound < $1.lowerBound }
  }

  init(name: String, code: String, expected: [Range<Int>]) {
    self.name = name
    self.code = code
    self.expected = expected
  }

  var testDescription: String { code }

  var source: SourceFile { SourceFile(name: name, bytes: Array(code.utf8)) }

  /// What a rule finds, by the texts that it underlines.
  func found(by rule: Rule) -> [String] {
    findings(of: rule).map { text($0.range) }
  }

  func findings(of rule: Rule) -> [Finding] {
    let checker = Self.checkers[rule.id] ?? Checker(rules: [rule])
    return checker.check(source).findings
  }

  /// One checker a rule: to make one takes as long as to check a snippet.
  private static let checkers = Dictionary(
    uniqueKeysWithValues: Rule.all.map { ($0.id, Checker(rules: [$0])) })

  var expectedTexts: [String] { expected.map(text) }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: Array(code.utf8)[range], as: UTF8.self)
  }

  // MARK: - Disguises

  /// The snippet with text around it that moves every position and changes nothing.
  func moved(_ before: String, _ after: String = "") -> Snippet {
    let offset = before.utf8.count
    return Snippet(
      name: name, code: before + code + after,
      expected: expected.map { $0.lowerBound + offset..<$0.upperBound + offset })
  }

  /// Ways to write the same code that a rule must see through.
  var disguises: [Snippet] {
    [
      moved("// 🎉 文字 👩‍👧\n"), moved("\u{FEFF}"), moved("#!/usr/bin/swift\n"),
      moved("/* Ấ */ let 文字 = \"🎉\\(1)\"\n"), moved("#if os(iOS)\n", "\n#endif\n"),
      moved("#if canImport(UIKit) && !os(macOS)\n", "\n#else\nlet other = 1\n#endif\n"),
      moved("#if os(macOS)\nimport AppKit\n#else\n", "\n#endif\n"),
      moved("\t\t\n\t"), moved("enum Namespace {\n", "\n}\n"),
    ]
  }

  /// The snippet with the line breaks of Windows.
  var withCarriageReturns: Snippet {
    var code: [UInt8] = []
    var offsets: [Int] = []
    for byte in self.code.utf8 {
      offsets.append(code.count)
      if byte == UInt8(ascii: "\n") { code.append(UInt8(ascii: "\r")) }
      code.append(byte)
    }
    offsets.append(code.count)
    return Snippet(
      name: name, code: String(decoding: code, as: UTF8.self),
      expected: expected.map { offsets[$0.lowerBound]..<offsets[$0.upperBound] })
  }

  /// Ways to write the code so that it is none, or none that readers of text ever meet.
  var silenced: [Snippet] {
    let wrapped = [
      ("/*\n", "\n*/"), ("let code = #\"\"\"\n", "\n\"\"\"#"), ("#Preview {\n", "\n}"),
      ("#Preview(\n\"Large\",\ntraits: .sizeThatFitsLayout\n) {\n", "\n}"),
      ("struct Row_Previews: PreviewProvider {\nstatic var previews: some View {\n", "\n}\n}"),
      ("#if os(macOS)\n", "\n#endif"),
      ("#if targetEnvironment(macCatalyst) || os(macOS)\n", "\n#endif"),
      ("#if !os(macOS)\n#else\n", "\n#endif"), ("#if false\n", "\n#endif"), ("import XCTest\n", ""),
      ("import Testing\n", ""),
      ("import AppKit\n", ""), ("// Generated using SwiftGen\n", ""),
    ].map { before, after in Snippet(name: name, code: before + code + after, expected: []) }
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { "// \($0)" }
      .joined(separator: "\n")
    let elsewhere = [
      "Tests/RowTests.swift", "UITests/Row.swift", "Mac/Row.swift", "Pods/Kit/Row.swift",
      "App/Fonts.generated.swift", "RowMock.swift",
    ]
    return wrapped + [Snippet(name: name, code: lines, expected: [])]
      + elsewhere.map { Snippet(name: $0, code: code, expected: []) }
  }
}

/// Holds a rule against snippets, as they are and in every disguise.
func hold(_ rule: Rule, against snippet: Snippet) {
  #expect(snippet.found(by: rule) == snippet.expectedTexts)
  for finding in snippet.findings(of: rule) {
    #expect(Set(finding.facts.keys) == Set(rule.facts), "the facts that the rule names")
  }
  for disguise in snippet.disguises + [snippet.withCarriageReturns] {
    #expect(disguise.findings(of: rule).map(\.range) == disguise.expected, "\(disguise.code)")
  }
  for silenced in snippet.silenced {
    #expect(silenced.findings(of: rule).isEmpty, "\(silenced.name): \(silenced.code)")
  }
}
