extension ProgramGrammar {
  /// A function for zsh's completion system.
  var zshCompletions: String {
    var names = ""
    var arguments = ""
    for command in commands {
      names += "    \("\(command.name):\(command.abstract)".shellQuoted)\n"
      arguments += "        \(command.name))\n          _arguments"
      let specs = command.allOptions.flatMap(\.zshSpecs) + command.positionals.map(\.zshSpec)
      for spec in specs { arguments += " \\\n            \(spec.shellQuoted)" }
      arguments += " ;;\n"
    }
    let own = [Self.help, Self.version].flatMap(\.zshSpecs).map(\.shellQuoted)
    return """
      #compdef \(name)
      # Completions of \(name) for zsh: keep this file as _\(name) in a folder of $fpath.
      _\(name)() {
        local state line
        local -a commands
        commands=(
      \(names)  )
        _arguments -C \(own.joined(separator: " ")) '1:command:->command' '*::argument:->argument'
        case $state in
          command) _describe -t commands command commands ;;
          argument)
            case $words[1] in
      \(arguments)      esac ;;
        esac
      }
      if [ "$funcstack[1]" = _\(name) ]; then
        _\(name) "$@"
      else
        compdef _\(name) \(name)
      fi

      """
  }
}

extension Option {
  /// The option as `_arguments` has it, one for each spelling.
  fileprivate var zshSpecs: [String] {
    let spellings = (short.map { ["-\($0)"] } ?? []) + [spelling]
    return spellings.map { spelling in
      let mark = valueName != nil && spelling.hasPrefix("--") ? "=" : ""
      return (isRepeatable ? "*" : "") + spelling + mark + "[\(abstract.zshEscaped)]"
        + (valueName.map { ":\($0.zshEscaped):\(values.zshAction)" } ?? "")
    }
  }
}

extension Positional {
  fileprivate var zshSpec: String {
    let place = takesSeveral ? "*" : isRequired ? "" : ":"
    return "\(place):\(name.zshEscaped):\(values.zshAction)"
  }
}

extension AcceptedValues {
  fileprivate var zshAction: String {
    switch self {
    case .any: " "
    case .path: "_files"
    case .oneOf, .such: "(\(examples.joined(separator: " ")))"
    }
  }
}

extension String {
  /// The text with what means something to `_arguments` escaped.
  fileprivate var zshEscaped: String {
    reduce(into: "") { $0 += "\\[]:".contains($1) ? "\\\($1)" : String($1) }
  }
}
