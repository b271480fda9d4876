import DTKBKnowledgeStorage
import DTKBOperatingSystem
import DTKBQueryService

package import DTKBArgumentGrammar

/// The program: what `dtkb` does with the words of a command line.
public enum Program {
  /// The version of the program.
  static let version = "0.1.0"

  /// What may be typed.
  package static let grammar = grammar(of: Subcommand.all)

  private static func grammar(of commands: [Subcommand]) -> ProgramGrammar {
    ProgramGrammar(
      name: "dtkb",
      abstract: "An offline knowledge base on Dynamic Type, and a checker for code.",
      discussion: [
        "A single word that is no command is searched: dtkb relativeTo",
        "Entries are written in Italian, Vietnamese, Spanish and English. The locale chooses the "
          + "language, or dtkb config language it",
      ],
      commands: commands.map(\.declaration), fallback: Subcommand.Name.search.rawValue)
  }

  /// Runs a command line, without the program's own name, and says how it ended.
  public static func run(_ arguments: [String]) -> ExitCode {
    let outcome = outcome(of: arguments, in: .process)
    do throws(SystemError) {
      if !outcome.output.isEmpty { try StandardStream.output.write(outcome.output) }
      for notice in outcome.notices {
        try StandardStream.error.write(notice + "\n")
      }
    } catch {
      let line = CommandError.system(error, doing: "write").line + "\n"
      try? StandardStream.error.write(line)
      return error.exitCode
    }
    return outcome.exitCode
  }

  /// Runs a command line and ends the process with its exit code.
  public static func main(_ arguments: [String]) -> Never {
    Process.letSignalsThrough()
    Process.exit(run(arguments).rawValue)
  }

  /// What a command line leads to.
  static func outcome(of arguments: [String], in context: CommandContext) -> Outcome {
    do throws(CommandError) {
      switch try parse(arguments) {
      case .help(let command):
        return Outcome(output: grammar.help(for: command, width: context.width ?? 80))
      case .version: return versionOutcome(in: context)
      case .command(let command, let given):
        guard let subcommand = Subcommand.named(command.name) else {
          return Outcome(exitCode: .internalFault)
        }
        return try subcommand.run(given, context)
      }
    } catch {
      return Outcome(notices: [error.line], exitCode: error.exitCode)
    }
  }

  private static func parse(_ arguments: [String]) throws(CommandError) -> Invocation {
    // A line that begins with a command's name says nothing of the others.
    let named = arguments.first.flatMap(Subcommand.named)
    do {
      return try (named.map { grammar(of: [$0]) } ?? grammar).parse(arguments)
    } catch {
      throw .arguments(error)
    }
  }

  /// The program's version, and that of the data it finds.
  private static func versionOutcome(in context: CommandContext) -> Outcome {
    do throws(CommandError) {
      let base = try context.openShippedKnowledgeBase()
      let identity = try knowledge { () throws(StorageError) in try base.identity() }
      return Outcome(
        output: "dtkb \(version) (schema \(identity.schemaVersion), content "
          + "\(visible(identity.contentDigest)))\n")
    } catch {
      return Outcome(output: "dtkb \(version)\n", notices: [error.line], exitCode: error.exitCode)
    }
  }
}
