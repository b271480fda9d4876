import DTKBTestSupport
import Testing

@testable import DTKBCommands

@Suite("Baselines")
struct BaselineTests {
  private static let fixed = "Text(\"a\").font(.system(size: 17))\n"

  @Test("what was there stays hidden when figures and other lines change; what is new is shown")
  func known() throws {
    let world = try World()
    try world.folder.write(Self.fixed, to: "App/Row.swift")
    #expect(world.run("check", "--write-baseline", "base.json").exitCode == .fine)
    let edited = "let a = 1\n\n\tText(\"a\").font(.system(size: 18.5))\r\n"
    try world.folder.write(edited, to: "App/Row.swift")
    for path in [".", "App", "App/Row.swift"] {
      #expect(world.run("check", path, "--baseline", "base.json").exitCode == .fine, "\(path)")
    }
    try world.folder.write(edited + edited, to: "App/Row.swift")
    #expect(world.run("check", "--baseline", "base.json").exitCode == .findings)
  }

  @Test("what is fixed fails only who is strict, and what was not looked at is not fixed")
  func fixed() throws {
    let world = try World()
    try world.folder.write(Self.fixed, to: "a.swift")
    try world.folder.write(Self.fixed, to: "b.swift")
    _ = world.run("check", "--write-baseline", "base.json")
    try world.folder.write("let a = 1\n", to: "a.swift")
    #expect(world.run("check", "--baseline", "base.json").exitCode == .fine)
    let strict = ["--baseline", "base.json", "--strict-baseline"]
    #expect(world.run(["check"] + strict).exitCode == .findings)
    #expect(world.run(["check", "b.swift"] + strict).exitCode == .fine)
    // Written of one file, it keeps what it knows of the other.
    _ = world.run("check", "a.swift", "--write-baseline", "base.json")
    #expect(world.run(["check"] + strict).exitCode == .fine)
  }

  @Test("a file that is no baseline is told, and none is written where a source cannot be read")
  func faults() throws {
    let world = try World()
    try world.folder.write("{\"findings\": [\n{}]}", to: "bad.json")
    let outcome = world.run("check", "--baseline", "bad.json")
    #expect(outcome.exitCode == .badData && outcome.notices[0].contains("'bad.json', line 2: "))
    #expect(world.run("check", "--baseline", "none.json").exitCode == .noInput)
    #expect(world.run("check", "none.swift", "--write-baseline", "new.json").exitCode == .noInput)
    #expect(world.run("check", "--baseline", "new.json").exitCode == .noInput)
  }
}
