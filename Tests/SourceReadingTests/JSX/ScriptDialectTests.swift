import DTKBSourceReading
import Testing

@Suite("Dialects of scripts")
struct ScriptDialectTests {
  @Test(arguments: [
    ("a.ts", ScriptDialect.withCasts), ("b.mts", .withCasts), ("C.TS", .withCasts),
    ("a.tsx", .withElements), ("a.js", .withElements), ("-", .withElements), ("", .withElements),
  ])
  func `plain TypeScript has casts, all else elements`(name: String, dialect: ScriptDialect) {
    #expect(ScriptDialect(ofFileNamed: name) == dialect)
  }
}
