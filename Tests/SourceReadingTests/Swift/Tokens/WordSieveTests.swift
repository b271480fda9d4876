import Testing

@testable import DTKBSourceReading

@Suite struct WordSieveTests {
  /// Names to look for.
  private struct Name: Sendable, CustomTestStringConvertible {
    let name: StaticString
    var testDescription: String { name.description }
  }

  private static let names: [StaticString] = [
    "a", "Text", "modifier", "_b", "$0", "ImageRenderer", "adjustsFontForContentSizeCategory",
  ]

  @Test("the nodes of a name are found, and no others", arguments: names.map(Name.init))
  private func findsNames(_ name: Name) {
    let word = name.name.description
    for code in [
      "x.\(word)(1)", "x.y\(word)(1)", "x.`\(word)`(1)", "let é\(word) = 1", "x // \(word)",
    ] {
      let tree = SwiftTree(reading: Array(code.utf8))
      let found = tree.root.subtree.filter { $0.nameToken.map(tree.text(ofToken:)) == word }
      #expect(tree.nodes(named: name.name) == found)
    }
    let tree = SwiftTree(reading: Array("x.y + \(word)()".utf8))
    #expect(tree.nodes(named: name.name).count == 1)
  }

  @Test("every name that a node has may be there, and most others are not")
  func keepsNamesOfNodes() {
    let code = """
      #Preview { `init`(a ?? pair.0, größe: `größe`, $0.value, .5) }
      struct `Text` { @State var straße = #selector(b) }
      """
    let tree = SwiftTree(reading: Array(code.utf8))
    let names = tree.root.subtree.map(\.name)
    #expect(Set(names).isSuperset(of: ["init", "0", "größe", "$0", "Text", "straße"]))
    for name in names { #expect(tree.mayHoldNode(named: name), "\(name)") }
    let others = (0..<1_000).count { tree.mayHoldNode(named: "word\($0)") }
    #expect(others < 20)
  }

  @Test("most words that were not put in are kept out")
  func keepsOut() {
    var sieve = WordSieve()
    for number in 0..<100 { sieve.insert(UInt64(number)) }
    let kept = (0..<1_000).count { number in
      Array("word\(number)".utf8).withUnsafeBufferPointer { sieve.mayHold($0) }
    }
    #expect(kept < 100)
  }
}
