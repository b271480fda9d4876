import DTKBArgumentGrammar
import Testing

@testable import DTKBCommands

@Suite("dtkb help --man")
struct ManualTests {
  @Test("the page tells every command, option and example, and no line is a macro by accident")
  func complete() throws {
    let page = try World(withBase: false).run("help", "--man").output
    #expect(page.hasPrefix(".TH \"DTKB\" \"1\""))
    let lines = page.split(separator: "\n")
    let macros: Set<Substring> = [".TH", ".SH", ".SS", ".PP", ".TP", ".B"]
    for line in lines where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(macros.contains(line.prefix { $0 != " " }), "\(line)")
    }
    let text = page.replacing("\\-", with: "-")
    for command in Subcommand.all.map(\.declaration) {
      #expect(text.contains(".SS \"dtkb \(command.name)"))
      for option in command.options {
        #expect(text.contains(option.spelling + (option.valueName.map { " " + $0 } ?? "")))
      }
      for example in command.examples {
        #expect(text.contains(example.line.replacing("\"", with: "\\(dq")), "\(example.line)")
      }
    }
  }
}
