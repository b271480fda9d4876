import DTKBKnowledge

import DynamicTypeScaling
import Testing

struct DirectiveFigureTests {
  private func directive(_ words: String) -> Directive {
    let words = words.split(separator: " ").map(String.init)
    return Directive(name: words[0], arguments: Array(words.dropFirst()))
  }

  @Test(
    arguments: [
      ("size body accessibility5", 53), ("size title large", 28),
      ("scale 12 body accessibility5", 101.0 / 3), ("scale 12 body AX5 scaled-metric 2", 34),
      ("scale 17 body accessibility5 custom-font", 48),
      ("scale 17 body accessibility5 text-style", 53),
      ("factor body large", 1), ("factor body accessibility5", 53.0 / 17),
      ("factor react-native accessibility5", 3.571),
    ] as [(String, Double)])
  func `a directive in a sentence is a number`(words: String, number: Double) throws {
    #expect(abs(try directive(words).number() - number) < 1e-9)
  }

  @Test func `a directive in a paragraph of its own is a table`() throws {
    #expect(try directive("sizes").table().rows.count == 11)
    let styles = try directive("sizes body title").table().rows
    #expect(styles.map(\.style) == ["body", "title"])
    #expect(styles.first?.values[.accessibility5] == 53)
    let scaled = try directive("scale 24 title").table().rows
    #expect(scaled.first?.values.count == 12)
    #expect(scaled.first?.values[.accessibility5] == 48)
  }

  @Test(arguments: [
    "sise body large", "size body", "size body huge", "scale twelve body large",
    "scale 12 bodi large", "scale 12 body large some-api", "scale nan body large",
    "scale -1 body large", "scale 1e400 body large", "factor react-native", "factor flutter large",
    "factor react-native huge",
  ])
  func `a directive that is not understood is an error`(words: String) {
    #expect(throws: DirectiveError.self) { try directive(words).number() }
  }
}
