import DTKBTestSupport
import Foundation
import Testing

@testable import DTKBCommands

@Suite("dtkb check --fix")
struct FixTests {
  @Test(
    "an edit that is certain is made, once, with the line endings and all else as it was",
    arguments: [
      (
        "struct A: View {\r\n  @ScaledMetric var gap: Int = 4 // é\r\n}\r\n",
        "struct A: View {\r\n  @ScaledMetric var gap: CGFloat = 4 // é\r\n}\r\n"
      ),
      (
        "struct A: View { @ScaledMetrics var gap = 4.0 }\n",
        "struct A: View { @ScaledMetric var gap = 4.0 }\n"
      ),
    ])
  func edits(before: String, after: String) throws {
    let world = try World()
    try world.folder.write(before, to: "a.swift")
    let path = world.folder.path + "/a.swift"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let outcome = world.run("check", "a.swift", "--lang", "it", "--fix", "--fail-on", "note")
    #expect(world.folder.text(of: "a.swift") == after)
    #expect(outcome.notices.first == "correzioni applicate: 1")
    #expect(outcome.exitCode == .fine, "\(outcome.output)")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    let again = world.run("check", "a.swift", "--lang", "it", "--fix")
    #expect(world.folder.text(of: "a.swift") == after && again.notices.count == 1)
  }

  @Test("a finding that the baseline knows is not mended")
  func baseline() throws {
    let world = try World()
    let code = "struct A: View { @ScaledMetric var gap: Int = 4 }\n"
    try world.folder.write(code, to: "a.swift")
    #expect(world.run("check", "a.swift", "--write-baseline", "known.json").exitCode == .fine)
    let outcome = world.run("check", "a.swift", "--baseline", "known.json", "--fix")
    #expect(outcome.exitCode == .fine && world.folder.text(of: "a.swift") == code)
  }

  @Test("a read-only file stays as it is, and is told")
  func readOnly() throws {
    let world = try World()
    let code = "struct A: View { @ScaledMetric var gap: Int = 4 }\n"
    try world.folder.write(code, to: "a.swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: world.folder.path + "/a.swift")
    let outcome = world.run("check", "a.swift", "--lang", "it", "--fix")
    #expect(world.folder.text(of: "a.swift") == code)
    #expect(outcome.notices.first?.contains("cannot write 'a.swift'") == true)
    #expect(outcome.exitCode == .inputOutput && !outcome.output.isEmpty)
  }
}
