import DTKBKnowledge
import DTKBTestSupport
import Testing

@testable import DTKBCommands

@Suite("The reader's language")
struct ReaderLanguageTests {
  private static let everything = [
    "DTKB_LANG": "vi", "LC_ALL": "es_ES.UTF-8", "LC_MESSAGES": "it_IT", "LANG": "en_US.UTF-8",
  ]

  @Test(
    "the first that is set decides",
    arguments: [
      (["DTKB_LANG", "settings", "LC_ALL", "LC_MESSAGES", "LANG"], "vi (DTKB_LANG)"),
      (["settings", "LC_ALL", "LC_MESSAGES", "LANG"], "en (settings)"),
      (["LC_ALL", "LC_MESSAGES", "LANG"], "es (LC_ALL)"),
      (["LC_MESSAGES", "LANG"], "it (LC_MESSAGES)"),
      (["LANG"], "en (LANG)"),
      ([], "en (default)"),
    ])
  func order(set: [String], expected: String) throws {
    let world = try World()
    for name in set {
      if name == "settings" {
        #expect(world.run("config", "language", "en").exitCode == .fine)
      } else {
        world.environment[name] = Self.everything[name]
      }
    }
    #expect(world.run("config").output.hasPrefix("language: \(expected)\n"))
  }

  @Test("an empty variable is not set, and a locale of another language means English")
  func locales() throws {
    let world = try World()
    world.environment["LC_ALL"] = ""
    world.environment["LANG"] = "it_IT.UTF-8"
    #expect(world.run("config", "language").output == "it\n")
    world.environment["LC_ALL"] = "fr_FR.UTF-8"
    #expect(world.run("config", "language").output == "en\n")
    world.environment["LC_ALL"] = "C"
    #expect(world.run("config", "language").output == "en\n")
  }

  @Test("the option is strict about its word and about the text")
  func option() throws {
    let world = try World()
    let unknown = world.run("list", "--lang", "italan")
    #expect(unknown.exitCode == .usage)
    #expect(
      unknown.notices == [
        "dtkb: error: unknown language 'italan' in --lang; did you mean 'italian'? "
          + "(the languages are it, vi, es, en)"
      ])
    let strict = world.run("show", "english-only", "--lang", "it")
    #expect(strict.exitCode == .noInput)
    #expect(strict.output.isEmpty)
    world.environment["DTKB_LANG"] = "it"
    let lenient = world.run("show", "english-only")
    #expect(lenient.exitCode == .fine)
    #expect(lenient.output.contains("non disponibile in questa lingua (Italiano)"))
  }

  @Test("a variable of ours that names no language is an error, not a guess")
  func variable() throws {
    let world = try World()
    world.environment["DTKB_LANG"] = "fr"
    let outcome = world.run("list")
    #expect(outcome.exitCode == .usage)
    #expect(outcome.notices.first?.contains("'fr' in DTKB_LANG") == true)
  }

  @Test("with --lang the settings are not read, broken or not")
  func notRead() throws {
    let world = try World()
    try world.folder.write("{", to: "home/.config/dtkb/config.json")
    #expect(world.run("list", "--lang", "it").exitCode == .fine)
    #expect(world.run("list").exitCode == .badData)
  }
}
