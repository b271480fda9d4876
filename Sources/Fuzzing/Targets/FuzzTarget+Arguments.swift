import DTKBArgumentGrammar
import DTKBCommands

extension FuzzTarget {
  /// A command line, its words parted by line feeds: it is read, or it is said why not.
  static let arguments = FuzzTarget(name: "arguments") { _ in
    let grammar = Program.grammar
    let examples = grammar.commands.flatMap(\.examples).map(\.line)
    let seeds = examples.map { line in
      Array(line.split(separator: " ").dropFirst().joined(separator: "\n").utf8)
    }
    return Trial(seeds: seeds) { bytes in
      let words = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      do throws(ArgumentError) {
        switch try grammar.parse(words) {
        case .help(let command):
          return grammar.help(for: command, width: words.count).isEmpty ? "no help" : nil
        case .version: return nil
        case .command(let command, _):
          return grammar.commands.contains { $0.name == command.name } ? nil : "no such command"
        }
      } catch {
        return nil
      }
    }
  }
}
