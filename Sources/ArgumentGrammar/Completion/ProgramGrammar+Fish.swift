extension ProgramGrammar {
  /// Lines for fish.
  var fishCompletions: String {
    var lines = [
      "# Completions of \(name) for fish: keep this file as \(name).fish in "
        + "~/.config/fish/completions",
      "complete -c \(name) -f",
    ]
    for option in [Self.help, Self.version] {
      lines.append("complete -c \(name) -n __fish_use_subcommand" + option.fishWords)
    }
    for command in commands {
      lines.append(
        "complete -c \(name) -n __fish_use_subcommand -a \(command.name) -d "
          + command.abstract.fishQuoted)
    }
    for command in commands {
      let start = "complete -c \(name) -n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.allOptions { lines.append(start + option.fishWords) }
      for positional in command.positionals {
        switch positional.values {
        case .any: break
        case .path: lines.append(start + " -F")
        case .oneOf(let words), .such(let words):
          lines.append(start + " -a " + words.joined(separator: " ").fishQuoted)
        }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Option {
  fileprivate var fishWords: String {
    var words = short.map { " -s \($0)" } ?? ""
    words += " -l \(name)"
    if valueName != nil { words += values == .path ? " -r -F" : " -x" }
    if !values.examples.isEmpty {
      words += " -a " + values.examples.joined(separator: " ").fishQuoted
    }
    return words + " -d " + abstract.fishQuoted
  }
}

extension String {
  /// The text between single quotes, as fish reads it.
  fileprivate var fishQuoted: String {
    "'" + reduce(into: "") { $0 += "\\'".contains($1) ? "\\\($1)" : String($1) } + "'"
  }
}
