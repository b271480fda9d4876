import DTKBArgumentGrammar
import Testing

@Suite("Help")
struct HelpTests {
  @Test("a command's help is derived from its declaration")
  func command() {
    let help = Bakery.program.help(for: Bakery.bake, width: 80)
    #expect(
      help == """
        usage: bakery bake OVEN [LOAF…] [options]

        Bakes loaves.

        The oven is heated first.

        Every loaf is turned once while it is inside.

        Arguments:
          OVEN  where
          LOAF  which

        Options:
          --kind KIND           what is baked: bread, Cake (default: bread)
          -t, --topping WORD …  what lies on it
          -q, --quiet           say nothing
          -f, --fast            hurry
          -h, --help            show this help

        Examples:
          bakery bake stone rye
              bakes a rye loaf in the stone oven

        """)
  }

  @Test("on a narrow page the meaning stands below the name")
  func narrow() {
    let help = Bakery.program.help(for: Bakery.bake, width: 30)
    #expect(
      help.contains("  --kind KIND\n      what is baked: bread,\n      Cake (default: bread)\n"))
    #expect(help.contains("\nEvery loaf is turned once\nwhile it is inside.\n"))
  }

  @Test("the program's help lists its commands")
  func overview() {
    let help = Bakery.program.help(width: 80)
    #expect(help.hasPrefix("usage: bakery COMMAND … [options]\n\nBakes bread.\n"))
    for command in Bakery.program.commands {
      #expect(help.contains("  \(command.name)"))
      #expect(help.contains(command.abstract))
    }
  }

  @Test("no line is wider than the page, save for a word", arguments: [1, 20, 40, 80, 160])
  func widths(width: Int) {
    for command in Bakery.program.commands {
      let lines = Bakery.program.help(for: command, width: width).split(separator: "\n")
      for line in lines where !line.hasPrefix("  bakery") && !line.hasPrefix("  -") {
        #expect(line.count <= max(width, 20) || !line.drop { $0 == " " }.contains(" "))
      }
    }
  }
}
