extension ProgramGrammar {
  /// A function for bash 3.2 and newer; where it offers nothing, bash offers files.
  var bashCompletions: String {
    var values = ""
    var words = ""
    for command in commands {
      for option in command.options where option.valueName != nil {
        values += "    \("\(command.name) \(option.spelling)".shellQuoted)) "
        values += "words=\(option.values.examples.joined(separator: " ").shellQuoted) ;;\n"
      }
      let options = command.allOptions.map(\.spelling).joined(separator: " ")
      let positionals = command.positionals.flatMap(\.values.examples).joined(separator: " ")
      words += "      \(command.name)) options=\(options.shellQuoted) "
      words += "words=\(positionals.shellQuoted) ;;\n"
    }
    let names = commands.map(\.name)
    let own = [Self.help, Self.version].map(\.spelling).joined(separator: " ")
    return """
      # Completions of \(name) for bash: source this file, or keep it as \(name) in
      # ~/.local/share/bash-completion/completions
      _\(name)() {
        local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
        local command='' word words='' options=''
        COMPREPLY=()
        # bash makes three words of --option=value.
        if [ "$cur" = = ]; then
          cur=''
        elif [ "$prev" = = ] && [ "$COMP_CWORD" -gt 2 ]; then
          prev=${COMP_WORDS[COMP_CWORD-2]}
        fi
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case $word in
            \(names.joined(separator: "|"))) command=$word; break ;;
          esac
        done
        case "$command $prev" in
      \(values)    *)
            case $command in
      \(words)      *) options=\(own.shellQuoted) words=\(names.joined(separator: " ").shellQuoted) ;;
            esac
            case $cur in -*) words=$options ;; esac ;;
        esac
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$words" -- "$cur")
      }
      complete -o default -F _\(name) \(name)

      """
  }
}
