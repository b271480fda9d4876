import Testing

@testable import DTKBSnippetRules

@Suite("Nodes that an answer is being looked for")
struct AskedNodesTests {
  @Test("a node is asked for once at a time, in whatever order answers come")
  func holdsEachOnce() {
    var asked = AskedNodes()
    #expect(asked.insert(3))
    #expect(asked.insert(7))
    #expect(!asked.insert(3))
    #expect(asked.count == 2)
    asked.remove(3)
    asked.remove(3)
    #expect(asked.count == 1)
    #expect(!asked.insert(7))
    #expect(asked.insert(3))
  }
}
