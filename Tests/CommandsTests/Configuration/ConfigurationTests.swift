import DTKBTestSupport
import Testing

@testable import DTKBCommands

@Suite("The user's settings")
struct ConfigurationTests {
  @Test("the language is kept under the XDG folder, else under the home folder")
  func places() throws {
    let world = try World()
    let first = world.run("config", "language", "italiano")
    #expect(first.exitCode == .fine)
    #expect(world.folder.text(of: "home/.config/dtkb/config.json") == #"{"language":"it"}"# + "\n")
    world.environment["XDG_CONFIG_HOME"] = world.folder.path + "/xdg"
    #expect(world.run("config", "language", "vi_VN.UTF-8").exitCode == .fine)
    #expect(world.folder.text(of: "xdg/dtkb/config.json") == #"{"language":"vi"}"# + "\n")
    #expect(world.run("config", "language").output == "vi\n")
  }

  @Test("a relative XDG folder does not count, as its specification says")
  func relativeFolder() throws {
    let world = try World()
    world.environment["XDG_CONFIG_HOME"] = "xdg"
    #expect(world.run("config", "language", "it").exitCode == .fine)
    #expect(world.folder.text(of: "home/.config/dtkb/config.json") != nil)
  }

  @Test("what other versions keep there stays, and a language can be forgotten")
  func others() throws {
    let world = try World()
    try world.folder.write(
      #"{"later": [1, 2.5], "language": "es"}"#, to: "home/.config/dtkb/config.json")
    #expect(world.run("config", "language").output == "es\n")
    #expect(world.run("config", "language", "none").exitCode == .fine)
    #expect(world.folder.text(of: "home/.config/dtkb/config.json") == #"{"later":[1,2.5]}"# + "\n")
    #expect(world.run("config", "language").output == "en\n")
  }

  @Test(
    "a file that cannot be understood is named, and nothing is written over it",
    arguments: ["{", "[]", #"{"language": 3}"#, "", "\u{0}", #"{"language": "fr"}"#])
  func broken(text: String) throws {
    let world = try World()
    try world.folder.write(text, to: "home/.config/dtkb/config.json")
    let outcome = world.run("list")
    #expect(outcome.exitCode == (text.contains("fr") ? .usage : .badData))
    #expect(outcome.notices.count == 1)
    #expect(outcome.notices[0].contains("config.json"))
    if !text.contains("fr") {
      #expect(world.run("config", "language", "it").exitCode == .badData)
      #expect(world.folder.text(of: "home/.config/dtkb/config.json") == text)
    }
  }

  @Test("without a home there is nowhere to keep them, and reading goes on")
  func homeless() throws {
    let world = try World()
    world.environment["HOME"] = nil
    #expect(world.run("config", "language", "it").exitCode == .usage)
    #expect(world.run("list").exitCode == .fine)
    #expect(world.run("config").output.hasPrefix("language: en (default)\nknowledge base: "))
  }

  @Test("an unknown setting, language or word too many is refused")
  func refused() throws {
    let world = try World()
    #expect(world.run("config", "langauge", "it").notices[0].contains("did you mean 'language'?"))
    #expect(world.run("config", "language", "klingon").exitCode == .usage)
    #expect(world.run("config", "language", "it", "es").exitCode == .usage)
    #expect(world.folder.text(of: "home/.config/dtkb/config.json") == nil)
  }

  @Test("what applies is told with its origin, paths whole")
  func told() throws {
    let world = try World()
    world.width = 40
    #expect(
      world.run("config").output == """
        language: en (default)
        settings: \(world.folder.path)/home/.config/dtkb/config.json (no file yet)
        knowledge base: \(world.folder.path)/dtkb.sqlite (DTKB_KB)

        """)
  }
}
