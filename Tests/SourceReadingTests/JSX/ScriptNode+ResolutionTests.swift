import DTKBSourceReading
import Testing

@Suite("What names of scripts stand for")
struct ScriptResolutionTests {
  /// The argument of the call `probe(…)`.
  private func probed(_ source: String) throws -> ScriptNode {
    let call = ScriptTree(source).nodes(.call).first { $0.callee?.name == "probe" }
    return try #require(call?.arguments.first)
  }

  @Test(arguments: [
    "const H = 44; probe(H)",
    "probe(H); const H = 44",
    "const A = 44; const H = A; probe((H))",
    "const size = { row: { height: 44 } }; probe(size.row.height)",
    "const size = { row: 44 } as const; probe(size['row'])",
    "const s = StyleSheet.create({ row: { height: 44 } }); probe(s.row.height)",
    "const base = { height: 44 }; const row = { ...base, width: 1 }; probe(row.height)",
    "enum Size { row = 44 } probe(Size.row)",
    "const H = 1; function f() { const H = 44; probe(H) }",
    "const H = 44; function f(a) { const H2 = 1; { const H = 2 } probe(H) }",
    "const H = 22 * 2; probe(H)",
    "const H = 40; probe(H + 8 / 2)",
    "const H = -44; probe(-H)",
    "probe(Platform.select({ android: 1, ios: 44 }))",
    "probe(Platform.select({ default: 44 }))",
  ])
  func `a constant has its number`(source: String) throws {
    #expect(try probed(source).evaluated == 44)
  }

  @Test(arguments: [
    "probe(H)",
    "let H = 44; probe(H)",
    "const H = 44; function f(H) { probe(H) }",
    "const H = 44; const f = H => probe(H)",
    "const H = 44; const f = ({ H }) => { probe(H) }",
    "const H = 44; for (const H of a) { probe(H) }",
    "const H = 44; try {} catch (H) { probe(H) }",
    "import { H } from './sizes'; probe(H)",
    "const { H } = sizes; probe(H)",
    "{ const H = 44 } probe(H)",
    "const s = { row: 44 }; probe(s.column)",
    "const H = f(44); probe(H)",
  ])
  func `what is not known for certain has no number`(source: String) throws {
    #expect(try probed(source).evaluated == nil)
  }

  @Test func `a name leads to where it is bound and to where its value came from`() throws {
    let scale = try probed("const { fontScale } = useWindowDimensions(); probe(fontScale)")
    #expect(scale.definition?.text == "fontScale")
    #expect(scale.origin?.callee?.name == "useWindowDimensions")
    let parameter = try probed("const f = (size: number) => probe(size)")
    #expect(parameter.definition?.parent?.kind == .parameters)
    #expect(parameter.origin == nil)
    let function = try probed("probe(fit); function fit(size) {}")
    #expect(function.definition?.kind == .function)
    let component = try probed("for (const Part of [Text, TextInput]) { probe(Part) }")
    #expect(component.origin?.children.map(\.name) == ["Text", "TextInput"])
  }
}
