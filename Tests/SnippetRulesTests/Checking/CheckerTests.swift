import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("Checking sources")
struct CheckerTests {
  private func found(_ name: String, _ text: String) -> [(String, Int, Int)] {
    let bytes = Array(text.utf8)
    return Checker(rules: Rule.all).check(SourceFile(name: name, bytes: bytes)).findings.map {
      (String(decoding: bytes[$0.range], as: UTF8.self), $0.start.line, $0.start.column)
    }
  }

  @Test("the code blocks of a Markdown text are checked where they stand")
  func markdown() {
    let text = """
      # Fonts
      `Text(a).font(.system(size: 1))` is no block.
      ```swift
      Text(a).font(.system(size: 17))
      ```
      > ```
      > import SwiftUI
      > Text(b)
      >   .font(.system(size: 18))
      > ```
      ```json
      "Text(a).font(.system(size: 2))"
      ```
      ```swift
      1  Text(a)
      2    .font(.system(size: 19))
      """
    let found = found("Fonts.md", text)
    #expect(found.map(\.0) == [".system(size: 17)", ".system(size: 18)", ".system(size: 19)"])
    #expect(found.map(\.1) == [4, 9, 16])
    #expect(found.map(\.2) == [14, 11, 12])
  }

  @Test("a source without a name is known by what is in it")
  func unnamed() {
    #expect(found("-", "Text(a).font(.system(size: 17))").count == 1)
    #expect(found("-", ".font(.system(size: 17))").count == 1)
    #expect(found("-", "# Notes\n```swift\nText(a).font(.system(size: 17))\n```").count == 1)
  }

  @Test("texts of other languages hold no Swift")
  func others() {
    #expect(found("a.tsx", "<Text style={f.font(.system(size: 17))} />").isEmpty)
    #expect(found("a.css", ".font(.system(size: 17))").isEmpty)
  }

  @Test("findings stand in the order of the text")
  func order() {
    let found = found(
      "A.swift",
      "class A { @ScaledMetric var s = 1.0 }\nText(a).font(.system(size: 17))\nclass B { @ScaledMetric var s = 1.0 }"
    )
    #expect(found.map(\.1) == [1, 2, 3])
  }

  @Test("a checker of no rules finds nothing")
  func none() {
    let source = SourceFile(name: "A.swift", bytes: Array("Text(a).font(.system(size: 17))".utf8))
    #expect(Checker(rules: []).check(source).findings.isEmpty)
  }
}
