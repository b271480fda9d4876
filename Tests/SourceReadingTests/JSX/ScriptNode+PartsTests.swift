import DTKBSourceReading
import Testing

@Suite("Parts of expressions")
struct ScriptPartsTests {
  @Test func `an assignment has a path and a value`() throws {
    let tree = ScriptTree("Text.defaultProps.maxFontSizeMultiplier = 1.3")
    let assignment = try #require(tree.first(.assignment))
    #expect(assignment.target?.path == "Text.defaultProps.maxFontSizeMultiplier")
    #expect(assignment.value?.number == 1.3)
  }

  @Test(arguments: [
    ("(Text as any).defaultProps", "Text.defaultProps"),
    ("Text?.defaultProps", "Text.defaultProps"),
    ("a", "a"), ("f().b", nil), ("a[0].b", nil),
  ])
  func `a path goes through casts and parentheses`(source: String, path: String?) {
    #expect(ScriptTree(source).root.firstChild?.path == path)
  }

  @Test func `a call has a callee and arguments`() throws {
    let call = try #require(ScriptTree("React.cloneElement(node, { a: 1 })").first(.call))
    #expect(call.callee?.path == "React.cloneElement")
    #expect(call.arguments.map(\.kind) == [.identifier, .object])
    #expect(call.arguments.last?.property("a")?.value?.number == 1)
  }

  @Test func `a function has parameters, a body and a name`() throws {
    let tree = ScriptTree("const f = (a, b) => a / b; function g() { return h }")
    #expect(tree.nodes(.function).map(\.parameters.count) == [2, 0])
    #expect(tree.nodes(.function).map(\.body?.kind) == [.binary, .block])
    #expect(tree.nodes(.function).map(\.name) == ["", "g"])
    #expect(try #require(tree.first(.binary)).enclosingFunction == tree.nodes(.function).first)
  }

  @Test func `of properties with one name the last counts`() {
    let object = ScriptTree("x = { a: 1, 'b': 2, a: 3 }").first(.object)
    #expect(object?.property("a")?.value?.number == 3)
    #expect(object?.property("b")?.value?.number == 2)
    #expect(object?.property("c") == nil)
    #expect(object?.members.count == 3)
  }

  @Test func `an operator has its signs`() {
    let tree = ScriptTree("!a ** b; c >>>= d")
    #expect(tree.first(.binary)?.sign == "**")
    #expect(tree.first(.unary)?.sign == "!")
    #expect(tree.first(.assignment)?.sign == ">>>=")
    #expect(tree.first(.identifier)?.sign == nil)
  }
}
