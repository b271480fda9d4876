import Testing

@testable import DTKBSourceReading

@Suite("Sets of names")
struct NameSetTests {
  static let names =
    (0..<300).map { "name\($0)" } + ["a", "", "Text", String(repeating: "x", count: 80)]

  @Test("a set holds its names and no others")
  func contents() {
    let set = NameSet(Self.names)
    for name in Self.names {
      #expect(set.contains(name))
      #expect(!set.contains(name + "y"))
      #expect(set.contains(Array("<\(name)>".utf8), 1..<name.utf8.count + 1))
    }
    #expect(!set.contains("text"))
    #expect(!NameSet([]).contains(""))
  }

  @Test("nodes are found by their names, in backticks too, in reading order")
  func nodes() {
    let tree = SwiftTree(reading: Array("Text(a); title; `Text`; Label(Text(b))".utf8))
    let found = tree.nodes(.identifier).filter { $0.isNamed(anyOf: ["Text", "Label"]) }
    #expect(found.map(\.name) == ["Text", "Text", "Label", "Text"])
  }

  @Test("nodes are found by the end of their names")
  func endings() {
    let tree = SwiftTree(reading: Array("font; titleFont; fonts; TitlefOnt; fon".utf8))
    #expect(tree.nodes(nameEndingWith: "font").map(\.name) == ["font", "titleFont"])
  }

  @Test("words are found among tokens, but not in texts")
  func mentions() {
    let tree = SwiftTree(reading: Array("let a = \"scroll\"; b.list(scrolling)".utf8))
    let all = tree.tokens.indices
    #expect(tree.mentions(["list"], in: all))
    #expect(!tree.mentions(["scroll", "lis"], in: all))
    #expect(!tree.mentions(["let"], in: all.dropFirst()))
  }
}
