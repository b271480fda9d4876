/// What a program's command line may say.
public struct ProgramGrammar: Sendable {
  /// The program's name, as it is typed.
  public let name: String
  /// What the program is, in one sentence.
  public let abstract: String
  /// What else there is to know, in paragraphs.
  public let discussion: [String]
  /// The commands, in the order of the help.
  public let commands: [Command]
  /// The name of the command that a single word is given to which is no command and near none.
  public let fallback: String?

  /// Declares a program.
  public init(
    name: String, abstract: String, discussion: [String] = [], commands: [Command],
    fallback: String? = nil
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.commands = commands
    self.fallback = fallback
  }

  /// Asks for help; every command has it.
  public static let help = Option(flag: "help", short: "h", abstract: "show this help")
  /// Asks which program this is; stands without a command.
  public static let version = Option(
    flag: "version", abstract: "show the version of the program and of its data")

  /// The command of a name.
  public func command(named name: String) throws(ArgumentError) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    throw .unknownCommand(name, nearest: nearest(to: name, among: commands.map(\.name)))
  }
}
