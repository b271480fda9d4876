import DTKBTestSupport
import Foundation
import Testing

@testable import DTKBCommands

@Suite("dtkb check --suggest")
struct SuggestTests {
  private static let code = """
    struct A: View {\r
      @ScaledMetric var gap: Int = 4\r
      var body: some View {\r
        VStack {\r
          Text(title).fixedSize()  // é\r
        }\r
      }\r
    }
    """

  @Test(
    "git makes of the diff what the edits say, line endings and all", arguments: ["a", "à b\"c"])
  func patch(name: String) throws {
    let world = try World()
    world.width = nil
    try world.folder.write(Self.code, to: name + ".swift")
    let outcome = world.run("check", name + ".swift", "--fix", "--suggest")
    #expect(outcome.exitCode == .findings && outcome.notices.first == "fixes applied: 1")
    let fixed = Self.code.replacingOccurrences(of: "gap: Int", with: "gap: CGFloat")
    #expect(world.folder.text(of: name + ".swift") == fixed)
    try world.folder.write(outcome.output, to: "a.patch")
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "apply", "a.patch"]
    git.currentDirectoryURL = URL(fileURLWithPath: world.folder.path)
    try git.run()
    git.waitUntilExit()
    #expect(git.terminationStatus == 0)
    #expect(
      world.folder.text(of: name + ".swift")
        == fixed.replacingOccurrences(
          of: "fixedSize()", with: "fixedSize(horizontal: false, vertical: true)"))
    let again = world.run("check", name + ".swift", "--suggest")
    #expect(again.output == "" && again.exitCode == .fine)
  }

  @Test("a terminal sees the diff in colours, and no control character")
  func terminal() throws {
    let world = try World()
    world.isColoured = true
    let code = Self.code.replacingOccurrences(of: "é", with: "\u{1B}[2J")
    try world.folder.write(code, to: "a.swift")
    let output = world.run("check", "a.swift", "--suggest").output
    #expect(output.contains("\u{1B}[1;32m+      Text(title).fixedSize(horizontal: false"))
    #expect(!output.contains("\r") && !output.contains("\u{1B}[2J"))
  }

  @Test("other files are written beside the diff, and another form in its place is refused")
  func outputs() throws {
    let world = try World()
    try world.folder.write(Self.code, to: "a.swift")
    let outcome = world.run("check", "a.swift", "--suggest", "--output", "json=a.json")
    #expect(outcome.output.hasPrefix("--- a/a.swift\n+++ b/a.swift\n@@ -2,7 +2,7 @@\n"))
    #expect(world.folder.text(of: "a.json")?.contains(#""fixKind":"suggested""#) == true)
    #expect(world.run("check", "a.swift", "--suggest", "--format", "json").exitCode == .usage)
  }
}
