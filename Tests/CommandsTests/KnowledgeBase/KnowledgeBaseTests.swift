import DTKBTestSupport
import Foundation
import Testing

@testable import DTKBCommands

@Suite("Where the knowledge base is")
struct KnowledgeBaseTests {
  @Test(
    "it is found beside the program",
    arguments: [
      "bin/dtkb.sqlite", "bin/dtkb_DTKBKnowledgeDatabase.resources/dtkb.sqlite",
      "bin/dtkb_DTKBKnowledgeDatabase.bundle/dtkb.sqlite", "share/dtkb/dtkb.sqlite",
    ])
  func beside(place: String) throws {
    let world = try World(withBase: false)
    try world.folder.write("", to: place)
    try SampleBase.write(to: "\(world.folder.path)/\(place)")
    #expect(world.run("list").exitCode == .fine)
    #expect(world.run("config").output.contains("\(place) (beside the program)"))
  }

  @Test("where there is none, every place is named")
  func none() throws {
    let world = try World(withBase: false)
    let outcome = world.run("search", "x")
    #expect(outcome.exitCode == .noInput)
    #expect(outcome.notices.count == 1)
    for place in ["DTKB_KB", "bin/dtkb.sqlite", ".resources/", ".bundle/", "share/dtkb/"] {
      #expect(outcome.notices[0].contains(place))
    }
  }

  @Test("a variable that names no file is not passed over")
  func variable() throws {
    let world = try World()
    world.environment["DTKB_KB"] = world.folder.path + "/none.sqlite"
    let outcome = world.run("list")
    #expect(outcome.exitCode == .noInput)
    #expect(outcome.notices[0].contains("none.sqlite"))
  }

  @Test("a relative path starts from the current folder")
  func relative() throws {
    let world = try World()
    world.environment["DTKB_KB"] = "dtkb.sqlite"
    #expect(world.run("list").exitCode == .fine)
  }

  @Test(
    "a file that cannot be used is one line and exit code 65",
    arguments: ["folder", "empty", "text", "truncated", "other"])
  func unusable(kind: String) throws {
    let world = try World()
    let path = world.folder.path + "/" + kind
    let whole = try Data(contentsOf: URL(fileURLWithPath: world.folder.path + "/dtkb.sqlite"))
    switch kind {
    case "folder":
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    case "empty": try world.folder.write("", to: kind)
    case "text": try world.folder.write(String(repeating: "text\n", count: 2000), to: kind)
    case "truncated": try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: path))
    default: try whole.prefix(4096).write(to: URL(fileURLWithPath: path))
    }
    world.environment["DTKB_KB"] = path
    for arguments in [["list"], ["search", "icona"], ["show", "icon"], ["--version"]] {
      let outcome = world.run(arguments)
      #expect(outcome.exitCode == .badData)
      #expect(outcome.notices.count == 1)
      #expect(outcome.notices.first?.contains(path) == true)
    }
  }
}
