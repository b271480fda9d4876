/// A shell that completes command lines by a script.
public enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

extension ProgramGrammar {
  /// The script that teaches a shell the program's commands, options and values.
  public func completions(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletions
    case .zsh: zshCompletions
    case .fish: fishCompletions
    }
  }
}

extension StringProtocol {
  /// The text between single quotes, as bash and zsh read it.
  var shellQuoted: String {
    "'" + reduce(into: "") { $0 += $1 == "'" ? "'\\''" : String($1) } + "'"
  }
}

extension Command {
  /// The options with the one that every command has.
  var allOptions: [Option] { options + [ProgramGrammar.help] }
}
