extension ProgramGrammar {
  /// The help of the program, or of a command, in lines of at most `width` columns where a single
  /// word is not longer.
  public func help(for command: Command? = nil, width: Int) -> String {
    var page = HelpPage(width: width)
    if let command {
      write(command, on: &page)
    } else {
      writeOverview(on: &page)
    }
    return page.text
  }

  private func writeOverview(on page: inout HelpPage) {
    page.paragraph("usage: \(name) COMMAND … [options]", hanging: 2)
    for paragraph in [abstract] + discussion { page.paragraph(paragraph) }
    page.table("Commands", rows: commands.map { ($0.name, $0.abstract) })
    page.table(
      "Options", rows: [Self.help, Self.version].map { ($0.signature, $0.abstract) })
    page.paragraph("\(name) help COMMAND tells more of a command.")
  }

  private func write(_ command: Command, on page: inout HelpPage) {
    page.paragraph("usage: " + command.usage(of: name), hanging: 2)
    for paragraph in [command.abstract] + command.discussion { page.paragraph(paragraph) }
    page.table("Arguments", rows: command.positionals.map { ($0.name, $0.explanation) })
    page.table(
      "Options",
      rows: (command.options + [Self.help]).map { ($0.signature, $0.explanation) })
    page.examples(command.examples)
  }
}

extension Command {
  /// How the command is typed, such as `dtkb check [PATH…] [options]`.
  func usage(of program: String) -> String {
    ([program, name] + positionals.map(\.signature) + ["[options]"]).joined(separator: " ")
  }
}

extension Positional {
  /// The argument as the usage line has it, such as `[PATH…]`.
  var signature: String {
    switch arity {
    case .one: name
    case .optional: "[\(name)]"
    case .some: name + "…"
    case .any: "[\(name)…]"
    }
  }

  var explanation: String { abstract + values.explanation(default: nil) }
}

extension Option {
  /// The option as the help lists it, such as `-h, --help` or `--format FORMAT`.
  var signature: String {
    let value = valueName.map { " " + $0 } ?? ""
    return (short.map { "-\($0), " } ?? "") + spelling + value + (isRepeatable ? " …" : "")
  }

  var explanation: String { abstract + values.explanation(default: defaultValue) }
}

extension AcceptedValues {
  /// The words that can be given and the one that applies unasked, such as
  /// `: text, json (default: text)`.
  func explanation(default value: String?) -> String {
    let words = examples.isEmpty ? "" : ": " + examples.joined(separator: ", ")
    return words + (value.map { " (default: \($0))" } ?? "")
  }
}
