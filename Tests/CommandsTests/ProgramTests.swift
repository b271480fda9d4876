import DTKBArgumentGrammar
import DTKBTestSupport
import Foundation
import Testing

@testable import DTKBCommands

@Suite("The program")
struct ProgramTests {
  @Test("every file in Subcommands is a command of the list, and every command has its file")
  func complete() throws {
    let folder = ProjectFolder.url("Sources/Commands/Subcommands")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.map { $0.dropLast(6).lowercased() }
    #expect(Set(files) == Set(Subcommand.all.map(\.declaration.name)))
    #expect(Set(files).count == Subcommand.all.count)
    for name in Subcommand.Name.allCases {
      #expect(name.subcommand.declaration.name == name.rawValue)
    }
  }

  @Test("options of one name mean the same in every command; one may take more words")
  func sharedOptions() {
    let options = Subcommand.all.flatMap(\.declaration.options)
    for option in options {
      let others = options.filter { $0.name == option.name }
      // A command may take a word more or fewer for the same thing, such as a format.
      #expect(others.allSatisfy { $0.abstract == option.abstract })
      #expect(others.allSatisfy { $0.valueName == option.valueName })
      #expect(others.allSatisfy { $0.defaultValue == option.defaultValue })
    }
  }

  @Test(
    "help is as it was looked at",
    arguments: [nil] + Subcommand.all.map { $0.declaration.name as String? })
  func help(name: String?) throws {
    let world = try World(withBase: false)
    let help = world.run(name.map { ["help", $0] } ?? ["help"]).output
    let file = ProjectFolder.url("Tests/CommandsTests/Help/\(name ?? "dtkb").txt")
    // DTKB_RECORD=1 writes what is to be looked at.
    if ProcessInfo.processInfo.environment["DTKB_RECORD"] != nil {
      try Data(help.utf8).write(to: file)
    }
    #expect(try help == String(contentsOf: file, encoding: .utf8))
    #expect(help.split(separator: "\n").allSatisfy { displayWidth(of: $0) <= 80 })
    if let name {
      #expect(world.run(name, "--help").output == help)
      #expect(world.run("-h", name).output == help)
    } else {
      #expect(world.run().output == help)
      #expect(world.run("--help").output == help)
    }
  }

  @Test("every example in the help is a command line that the program understands")
  func examples() throws {
    for subcommand in Subcommand.all {
      for example in subcommand.declaration.examples {
        let line = example.line.split(separator: "|").last ?? ""
        let words = line.prefix { $0 != ">" }.split(separator: " ").map(String.init)
        #expect(words.first == "dtkb")
        #expect(throws: Never.self) { try Program.grammar.parse(Array(words.dropFirst())) }
      }
    }
  }

  @Test("a single word that is near no command is searched; one that is near is not")
  func bareWord() throws {
    let world = try World()
    #expect(
      world.run("relativeTo", "--lang", "it") == world.run("search", "relativeTo", "--lang", "it"))
    #expect(world.run("icona troppo piccola").exitCode == .fine)
    let near = world.run("serch")
    #expect(near.exitCode == .usage)
    #expect(near.notices[0].contains("did you mean 'search'?"))
    #expect(world.run("icona", "piccola").exitCode == .usage)
  }

  @Test("the version names program, schema and content")
  func version() throws {
    let world = try World()
    let words = world.run("--version").output.split(separator: " ")
    #expect(words.count == 6 && words[0] == "dtkb" && words[2] == "(schema")
    let without = try World(withBase: false).run("--version")
    #expect(without.output == "dtkb \(Program.version)\n")
    #expect(without.exitCode == .noInput)
  }

  @Test("help and errors need no knowledge base")
  func withoutBase() throws {
    let world = try World(withBase: false)
    #expect(world.run("help", "check").exitCode == .fine)
    #expect(world.run("scale", "12", "--size", "AX5").exitCode == .fine)
    #expect(world.run("sizes").exitCode == .fine)
    #expect(world.run("help", "chekc").notices[0].contains("did you mean 'check'?"))
  }
}
