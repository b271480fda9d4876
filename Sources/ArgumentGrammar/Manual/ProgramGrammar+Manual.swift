extension ProgramGrammar {
  /// The program's manual page, in the macros of man(7).
  public func manual(version: String) -> String {
    var page = ManualPage()
    page.request("TH", name.uppercased(), "1", "", "\(name) \(version)", "")
    page.request("SH", "NAME")
    page.text("\(name) - \(abstract)")
    page.request("SH", "SYNOPSIS")
    page.request("B", name)
    page.text("COMMAND … [options]")
    page.request("SH", "DESCRIPTION")
    for paragraph in discussion {
      page.text(paragraph)
      page.request("PP")
    }
    page.request("SH", "OPTIONS")
    for option in [Self.help, Self.version] {
      page.item(option.signature, option.explanation)
    }
    page.request("SH", "COMMANDS")
    for command in commands {
      page.request("SS", command.usage(of: name))
      page.text(command.abstract)
      for paragraph in command.discussion {
        page.request("PP")
        page.text(paragraph)
      }
      for positional in command.positionals { page.item(positional.name, positional.explanation) }
      for option in command.options { page.item(option.signature, option.explanation) }
    }
    page.request("SH", "EXAMPLES")
    for example in commands.flatMap(\.examples) { page.item(example.line, example.purpose) }
    return page.source
  }
}

/// A page in the macros of man(7) that is being written.
private struct ManualPage {
  private(set) var source = ""

  /// Adds a line of a macro with its arguments.
  mutating func request(_ macro: String, _ arguments: String...) {
    source += "." + macro
    for argument in arguments {
      source +=
        " \""
        + Self.escaped(argument).split(separator: "\"", omittingEmptySubsequences: false).joined(
          separator: "\\(dq") + "\""
    }
    source += "\n"
  }

  /// Adds words, on a line of their own.
  mutating func text(_ words: String) {
    // A line that begins with one of these would be a macro.
    let guarded = words.hasPrefix(".") || words.hasPrefix("'") ? "\\&" : ""
    source += guarded + Self.escaped(words) + "\n"
  }

  /// Adds a word and what it means.
  mutating func item(_ word: String, _ meaning: String) {
    request("TP")
    request("B", word)
    text(meaning)
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") {
      switch $1 {
      case "\\": $0 += "\\e"
      case "-": $0 += "\\-"
      default: $0.append($1)
      }
    }
  }
}
