import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("Types of a file")
struct DeclaredTypesTests {
  /// A file with a type that has one of the same name within it, and so many others that tables are made or not.
  private static func types(besides count: Int) -> (tree: SwiftTree, types: DeclaredTypes) {
    let others = (0..<count).map { "struct Other\($0) { var a = 1 }\n" }.joined()
    let code = """
      struct Card { struct Metrics { let inner = 1 } ; struct Card { } ; let place = 1 }
      extension Card.Metrics: Sendable { var added: Int { 2 } }
      struct Metrics { let outer = 1 }
      extension Card: Hashable { }

      """
    let tree = SwiftTree(reading: Array((code + others).utf8))
    return (tree, DeclaredTypes(tree))
  }

  @Test(
    "a name means the type that is nearest, in a file of few types and of many",
    arguments: [0, 8, 9, 40])
  func findsNearest(_ count: Int) throws {
    let (tree, types) = Self.types(besides: count)
    let place = try #require(tree.nodes(named: "place").first)
    let outer = try #require(tree.nodes(named: "outer").first)
    #expect(types.all.count == 4 + count)
    #expect(types.type(named: "Metrics", at: place)?.path == "Card.Metrics")
    #expect(types.type(named: "Metrics", at: outer)?.path == "Metrics")
    #expect(types.type(named: "Metrics", at: nil)?.path == "Metrics")
    #expect(types.type(named: "Card.Metrics", at: outer)?.path == "Card.Metrics")
    #expect(types.type(named: "Card", at: place)?.path == "Card.Card")
    #expect(types.type(named: "Text", at: place) == nil)
    #expect(types.type(around: place)?.path == "Card")
    #expect(types.type(declaredBy: place) == nil)
  }

  @Test("a type has the members and conformances of all its parts", arguments: [0, 40])
  func joinsParts(_ count: Int) throws {
    let types = Self.types(besides: count).types
    let metrics = try #require(types.type(named: "Card.Metrics", at: nil))
    #expect(metrics.members.map(\.name) == ["inner", "added"])
    #expect(metrics.inherited == ["Sendable"])
    #expect(types.type(named: "Card", at: nil)?.inherited == ["Hashable"])
  }
}
