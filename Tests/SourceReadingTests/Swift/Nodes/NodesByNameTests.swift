import Testing

@testable import DTKBSourceReading

@Suite("The nodes of a text by their names")
struct NodesByNameTests {
  /// Many names of every length, some of which start or end alike.
  private static let code =
    (0..<300).map { number in
      """
      let a\(number) = value\(number % 7).member\(number)
      call(label\(number % 3): .implicit, `in`, é\(number % 5), \(String(repeating: "x", count: number % 40 + 1))y)

      """
    }.joined()

  @Test("the nodes of each name are found in reading order, and no others")
  func finds() {
    let tree = SwiftTree(reading: Array(Self.code.utf8))
    let named = NodesByName(tree)
    let nodes = Dictionary(grouping: tree.root.subtree.filter { $0.nameToken != nil }, by: \.name)
    #expect(nodes.count > 600)
    for (name, nodes) in nodes { #expect(named[name] == nodes) }
    for name in ["", "a", "a300", "`in`", "xxxxxxxxz", "è1", "value"] {
      #expect(named[name].isEmpty)
    }
  }

  @Test("a text without names has none")
  func empty() {
    #expect(NodesByName(SwiftTree(reading: []))["a"].isEmpty)
  }

  @Test("a word is found wherever it stands in the code, and nowhere else")
  func words() {
    let code =
      "let a = b.c(d: $e) // f\nlet g = \"h \\(i)\"; `j`; func k(l m: N) {}; "
      + "$größe + chữ + é"
    let tree = SwiftTree(reading: Array(code.utf8))
    for word in ["a", "c", "d", "$e", "i", "k", "l", "m", "N", "let", "$größe", "chữ", "é"] {
      #expect(tree.holdsWord(word))
    }
    for word in ["f", "h", "j", "e", "", "aa", "größe", "$große", "ch"] {
      #expect(!tree.holdsWord(word))
    }
  }

  @Test("imports and types are found wherever they stand, in reading order")
  func imports() {
    let code =
      """
      import A
      #if os(iOS)
      import struct B.C
      #else
      import D
      #endif
      struct E { enum F {}; func g() { class H {}; import I } }
      extension E.F {}
      protocol J {}
      """
    let tree = SwiftTree(reading: Array(code.utf8))
    #expect(tree.imports == tree.nodes(.importDeclaration))
    #expect(tree.imports.map(\.name) == ["A", "C", "D", "I"])
    #expect(tree.typeDeclarations.map(\.name) == ["E", "F", "H", "F", "J"])
  }
}
