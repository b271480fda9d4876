import Foundation
import Testing

@testable import DTKBCommands

@Suite("dtkb check")
struct CheckTests {
  @Test("what is clean is said to be, with how many files were read")
  func clean() throws {
    let world = try World()
    try world.folder.write("let a = 1\n", to: "Sources/a.swift")
    try world.folder.write("let b = 1\n", to: "Sources/b.swift")
    let outcome = world.run("check", "--lang", "it")
    #expect(outcome.exitCode == .fine && outcome.output.isEmpty)
    #expect(outcome.notices == ["nessuna segnalazione · file letti: 2"])
    #expect(
      world.run("check", "--format", "json").output
        == #"{"filesRead":2,"findings":[],"notAnalysable":[],"version":1}"# + "\n")
  }

  @Test("a path that is not there is told, and hides no other")
  func missing() throws {
    let world = try World()
    try world.folder.write("let a = 1\n", to: "a.swift")
    let outcome = world.run("check", "gone.swift", "a.swift", "a.swift/b", "--lang", "it")
    #expect(outcome.exitCode == .noInput)
    #expect(outcome.notices.count == 3)
    #expect(outcome.notices[0].contains("cannot read"))
    #expect(outcome.notices[0].contains("gone.swift': no such file or directory"))
    #expect(outcome.notices.last == "nessuna segnalazione · file letti: 1")
  }

  @Test("a file that may not be read is told, and hides no other")
  func unreadable() throws {
    // The superuser may read everything.
    guard getuid() != 0 else { return }
    let world = try World()
    try world.folder.write("let a = 1\n", to: "a.swift")
    try world.folder.write("let b = 1\n", to: "b.swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: world.folder.path + "/a.swift")
    let outcome = world.run("check", "--lang", "it")
    #expect(outcome.exitCode == .inputOutput)
    #expect(outcome.notices.last == "nessuna segnalazione · file letti: 1")
  }

  @Test("who types code is told how to end it, who pipes it is not")
  func typed() throws {
    let world = try World()
    world.input = Array("let a = 1\n".utf8)
    #expect(world.run("check", "-").exitCode == .fine)
    #expect(world.announced.isEmpty)
    world.isInputTyped = true
    #expect(world.run("check", "-", "--lang", "it").exitCode == .fine)
    #expect(world.announced == "incolla il codice e premi ⌃D\n")
  }

  @Test("without a knowledge base nothing is read")
  func withoutBase() throws {
    let outcome = try World(withBase: false).run("check")
    #expect(outcome.exitCode == .noInput && outcome.notices.count == 1)
  }
}
