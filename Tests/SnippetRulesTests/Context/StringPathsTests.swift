import Testing

@testable import DTKBSnippetRules

@Suite("Paths of types")
struct StringPathsTests {
  @Test(
    "a path is cut at its last period",
    arguments: [
      ("Layout.Metrics", "Layout", "Metrics"), ("A.B.größe", "A.B", "größe"), ("A.", "A", ""),
      (".a", "", "a"),
    ])
  func cuts(_ path: String, _ outer: String, _ last: String) {
    #expect(path.outerPath == outer)
    #expect(path.lastName == last)
  }

  @Test("a name alone has nothing around it", arguments: ["Metrics", ""])
  func keepsNames(_ name: String) {
    #expect(name.outerPath == nil)
    #expect(name.lastName == name)
  }
}
