import DTKBArgumentGrammar

/// A small program that the tests speak to.
enum Bakery {
  static let kind = Option(
    "kind", value: "KIND", abstract: "what is baked", values: .oneOf(["bread", "Cake"]),
    default: "bread")
  static let topping = Option(
    "topping", short: "t", value: "WORD", abstract: "what lies on it", isRepeatable: true)
  static let quiet = Option(flag: "quiet", short: "q", abstract: "say nothing")
  static let fast = Option(flag: "fast", short: "f", abstract: "hurry")
  static let oven = Positional(name: "OVEN", abstract: "where", arity: .one)
  static let loaves = Positional(name: "LOAF", abstract: "which", arity: .any)
  static let word = Positional(name: "WORD", abstract: "what to look for", arity: .some)

  static let bake = Command(
    name: "bake", abstract: "Bakes loaves.",
    discussion: ["The oven is heated first.", "Every loaf is turned once while it is inside."],
    positionals: [oven, loaves], options: [kind, topping, quiet, fast],
    examples: [Command.Example("bakery bake stone rye", "bakes a rye loaf in the stone oven")])
  static let find = Command(
    name: "find", abstract: "Finds recipes.", positionals: [word], options: [quiet])
  static let close = Command(name: "close", abstract: "Closes the shop.")

  static let program = ProgramGrammar(
    name: "bakery", abstract: "Bakes bread.", commands: [bake, find, close], fallback: "find")

  /// What a command was given; an error where something else was asked for.
  static func arguments(_ line: String...) throws -> (name: String, arguments: ParsedArguments) {
    guard case .command(let command, let arguments) = try program.parse(line) else {
      throw NoCommand()
    }
    return (command.name, arguments)
  }

  struct NoCommand: Error {}

  /// The error of a command line; `nil` where it has none.
  static func error(_ line: [String]) -> ArgumentError? {
    do throws(ArgumentError) {
      _ = try program.parse(line)
      return nil
    } catch {
      return error
    }
  }
}
