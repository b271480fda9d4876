import Testing

@testable import DTKBSnippetRules

@Suite("Nodes that an answer is being looked for")
struct AskedNodesTests {
  @Test("a node is asked for once at a time, in whatever order answers come")
  func holdsEachOnce() {
    var asked = AskedNodes()
    let inserted = [3, 7, 3].map { asked.insert($0) }
    #expect(inserted == [true, true, false])
    #expect(asked.count == 2)
    for _ in 0..<2 { asked.remove(3) }
    #expect(asked.count == 1)
    let insertedAgain = [7, 3].map { asked.insert($0) }
    #expect(insertedAgain == [false, true])
  }
}
