extension Command {
  /// Reads the words behind a command's name.
  func parse(_ arguments: [String]) throws(ArgumentError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var words: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        words += rest
        break
      } else if word.hasPrefix("--") {
        try parseLong(word, &rest, into: &parsed)
      } else if word.looksLikeAnOption {
        try parseShort(word, &rest, into: &parsed)
      } else {
        words.append(word)
      }
    }
    try assign(words, to: &parsed)
    return parsed
  }

  /// Reads `--name`, `--name value` or `--name=value`.
  private func parseLong(
    _ word: String, _ rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
  ) throws(ArgumentError) {
    let spelling = String(word.prefix { $0 != "=" })
    let attached = word.dropFirst(spelling.count + 1)
    let hasAttached = spelling.count < word.count
    guard let option = options.first(where: { $0.spelling == spelling }) else {
      throw unknown(spelling)
    }
    if option.valueName == nil {
      if hasAttached { throw .unexpectedValue(String(attached), flag: spelling) }
      parsed.add("", for: option)
    } else {
      try add(option, hasAttached ? String(attached) : nil, &rest, into: &parsed)
    }
  }

  /// Reads `-a`, `-abc` for three flags, and `-nVALUE` or `-n VALUE`.
  private func parseShort(
    _ word: String, _ rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
  ) throws(ArgumentError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        throw unknown(word)
      }
      if option.valueName == nil {
        parsed.add("", for: option)
      } else {
        try add(option, letters.isEmpty ? nil : String(letters), &rest, into: &parsed)
        return
      }
    }
  }

  private func add(
    _ option: Option, _ attached: String?, _ rest: inout ArraySlice<String>,
    into parsed: inout ParsedArguments
  ) throws(ArgumentError) {
    let value: String
    if let attached {
      value = attached
    } else if let next = rest.first, !next.looksLikeAnOption {
      value = rest.removeFirst()
    } else {
      throw .missingValue(option: option.spelling, valueName: option.valueName ?? "")
    }
    parsed.add(try option.values.accept(value, for: option.spelling), for: option)
  }

  private func unknown(_ word: String) -> ArgumentError {
    .unknownOption(
      word, command: name,
      nearest: spelling(
        nearestTo: word, among: options + [ProgramGrammar.help]))
  }

  private func assign(
    _ words: [String], to parsed: inout ParsedArguments
  ) throws(ArgumentError) {
    var rest = words[...]
    for positional in positionals {
      if positional.isRequired, rest.isEmpty {
        throw .missingArgument(positional.name, command: name)
      }
      while let word = rest.popFirst() {
        parsed.add(try positional.values.accept(word, for: positional.name), for: positional)
        if !positional.takesSeveral { break }
      }
    }
    if let word = rest.first { throw .unexpectedArgument(word, command: name) }
  }
}
