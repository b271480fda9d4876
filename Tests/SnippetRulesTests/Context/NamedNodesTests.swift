import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("Nodes by their names")
struct NamedNodesTests {
  @Test("the declarations of a name are found, be they few or many", arguments: [1, 3, 12, 13, 40])
  func finds(_ count: Int) {
    let code = (0..<count).map { "let a\($0 / 2) = \($0)\n" }.joined() + "let `in` = 1\nlet é = 2\n"
    let nodes = SwiftTree(reading: Array(code.utf8)).nodes(.binding)
    let named = NamedNodes(nodes)
    for name in ["a0", "a1", "a5", "a19", "a", "a00", "in", "`in`", "é", ""] {
      let found = nodes.filter { $0.name == name }
      #expect(named[name] ?? [] == found)
      #expect((named[name] == nil) == found.isEmpty)
    }
  }
}
