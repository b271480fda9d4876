import DTKBArgumentGrammar
import Testing

@Suite("Parsing a command line")
struct ParseTests {
  @Test(
    "an option's value may stand apart, attached, before the command and behind the words",
    arguments: [
      ["bake", "--kind", "Cake", "stone"], ["bake", "--kind=Cake", "stone"],
      ["bake", "stone", "--kind", "Cake"], ["--kind", "Cake", "bake", "stone"],
      ["--kind=cake", "bake", "stone"], ["bake", "--kind=bread", "--kind", "CAKE", "stone"],
    ])
  func options(line: [String]) throws {
    guard case .command(let command, let given) = try Bakery.program.parse(line) else {
      throw Bakery.NoCommand()
    }
    #expect(command.name == "bake")
    #expect(given[Bakery.kind] == "Cake")
    #expect(given[Bakery.oven] == "stone")
  }

  @Test("what is not given has its default or nothing")
  func defaults() throws {
    let given = try Bakery.arguments("bake", "stone").arguments
    #expect(given[Bakery.kind] == "bread")
    #expect(!given.has(Bakery.kind))
    #expect(given[Bakery.topping] == nil)
    #expect(given.all(Bakery.loaves).isEmpty)
    #expect(!given.has(Bakery.quiet))
  }

  @Test("a repeatable option keeps each value in its order")
  func repeatable() throws {
    let given = try Bakery.arguments("bake", "stone", "--topping", "salt", "-t", "oil", "-tseed")
    #expect(given.arguments.all(Bakery.topping) == ["salt", "oil", "seed"])
    #expect(given.arguments[Bakery.topping] == "seed")
  }

  @Test("short flags may be joined, the last one with its value")
  func joined() throws {
    let given = try Bakery.arguments("bake", "-qft", "salt", "stone").arguments
    #expect(given.has(Bakery.quiet) && given.has(Bakery.fast))
    #expect(given.all(Bakery.topping) == ["salt"])
  }

  @Test("after two dashes every word is plain")
  func plainWords() throws {
    let given = try Bakery.arguments("bake", "stone", "--", "--kind", "-q", "--").arguments
    #expect(given.all(Bakery.loaves) == ["--kind", "-q", "--"])
    #expect(!given.has(Bakery.quiet))
  }

  @Test("a dash alone, a negative number and an empty word are words")
  func words() throws {
    let given = try Bakery.arguments("bake", "-", "-5", "-.5", "").arguments
    #expect(given[Bakery.oven] == "-")
    #expect(given.all(Bakery.loaves) == ["-5", "-.5", ""])
  }

  @Test("an attached value may be empty, hold an equals sign or begin with a dash")
  func attached() throws {
    let given = try Bakery.arguments(
      "bake", "stone", "--topping=", "--topping=a=b", "--topping=--quiet")
    #expect(given.arguments.all(Bakery.topping) == ["", "a=b", "--quiet"])
    #expect(!given.arguments.has(Bakery.quiet))
  }

  @Test(
    "a single word that is near no command is given to the fallback",
    arguments: [["marzipan"], ["-q", "marzipan"], ["marzipan", "--quiet"], ["--", "marzipan"]])
  func fallback(line: [String]) throws {
    guard case .command(let command, let given) = try Bakery.program.parse(line) else {
      throw Bakery.NoCommand()
    }
    #expect(command.name == "find")
    #expect(given.all(Bakery.word) == ["marzipan"])
  }

  @Test(
    "help is asked for in any place, of the program or of a command",
    arguments: [
      ([], nil), (["--help"], nil), (["-h"], nil), (["--kind", "Cake", "-h"], nil),
      (["bake", "--help"], "bake"), (["-h", "bake"], "bake"), (["bake", "-h", "--nope"], "bake"),
      (["find", "--help"], "find"),
    ] as [([String], String?)])
  func help(line: [String], name: String?) throws {
    guard case .help(let command) = try Bakery.program.parse(line) else {
      throw Bakery.NoCommand()
    }
    #expect(command?.name == name)
  }

  @Test("the version is asked for without a command")
  func version() throws {
    guard case .version = try Bakery.program.parse(["--version"]) else {
      throw Bakery.NoCommand()
    }
  }

  @Test(
    "what is wrong with a command line is told as a fact",
    arguments: [
      (["bale", "stone"], .unknownCommand("bale", nearest: ["bake"])),
      (["fidn"], .unknownCommand("fidn", nearest: ["find"])),
      (["rye", "bread"], .unknownCommand("rye", nearest: [])),
      (["--quiet"], .missingCommand),
      (["--quite"], .unknownOption("--quite", command: nil, nearest: "--quiet")),
      (["close", "--quiet"], .unknownOption("--quiet", command: "close", nearest: nil)),
      (["bake", "--kid=bread"], .unknownOption("--kid", command: "bake", nearest: "--kind")),
      (["bake", "-kind", "x"], .unknownOption("-kind", command: "bake", nearest: "--kind")),
      (["bake", "--kind"], .missingValue(option: "--kind", valueName: "KIND")),
      (["bake", "--kind", "--quiet"], .missingValue(option: "--kind", valueName: "KIND")),
      (["bake", "-qt"], .missingValue(option: "--topping", valueName: "WORD")),
      (["bake", "--quiet=yes", "stone"], .unexpectedValue("yes", flag: "--quiet")),
      (
        ["bake", "--kind=braed", "stone"],
        .notAChoice("braed", for: "--kind", choices: ["bread", "Cake"], nearest: "bread")
      ),
      (
        ["bake", "--kind=", "stone"],
        .notAChoice("", for: "--kind", choices: ["bread", "Cake"], nearest: nil)
      ),
      (["close", "now"], .unexpectedArgument("now", command: "close")),
      (["bake"], .missingArgument("OVEN", command: "bake")),
      (["find"], .missingArgument("WORD", command: "find")),
    ] as [([String], ArgumentError)])
  func errors(line: [String], error: ArgumentError) {
    #expect(Bakery.error(line) == error)
  }

  @Test("no words, however many, long or odd, do harm")
  func hostile() {
    let odd = ["-", "--", "---", "-=", "--=", "-\u{0}", "=", "--kind=", "\u{301}", "-é", "👩‍👩‍👧", ""]
    for word in odd {
      for line in [[word], ["bake", word], [word, "bake"], ["bake", word, word]] {
        _ = Bakery.error(line)
      }
    }
    let many = Array(repeating: "rye", count: 10_000)
    #expect(Bakery.error(["bake"] + many) == nil)
    #expect(Bakery.error([String(repeating: "x", count: 100_000), "y"]) != nil)
  }
}
