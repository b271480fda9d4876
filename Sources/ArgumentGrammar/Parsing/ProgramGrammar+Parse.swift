extension ProgramGrammar {
  /// Reads a command line, without the program's own name.
  ///
  /// Options may stand anywhere, before the command too; after `--` every word is plain. A word that
  /// begins with `-` and a digit is a number, `-` alone is a word.
  public func parse(_ arguments: [String]) throws(ArgumentError) -> Invocation {
    let options = arguments.prefix { $0 != "--" }
    let asksForHelp = options.contains(Self.help.spelling) || options.contains("-h")
    guard let place = placeOfCommand(in: arguments) else {
      if asksForHelp || arguments.isEmpty { return .help(nil) }
      if options.contains(Self.version.spelling) { return .version }
      throw error(ofOptions: options)
    }
    let command: Command
    var rest = arguments
    do throws(ArgumentError) {
      command = try self.command(named: arguments[place])
      rest.remove(at: place)
    } catch {
      guard let fallback = try fallback(for: arguments, at: place, unless: error) else {
        throw error
      }
      command = fallback
    }
    if asksForHelp { return .help(command) }
    return .command(command, try command.parse(rest))
  }

  /// The command that takes a single word which is none and near none.
  private func fallback(
    for arguments: [String], at place: Int, unless error: ArgumentError
  ) throws(ArgumentError) -> Command? {
    guard case .unknownCommand(_, let nearest) = error, nearest.isEmpty, let fallback else {
      return nil
    }
    let command = try command(named: fallback)
    var others = arguments
    others.remove(at: place)
    let isSingle = placeOfWord(in: others, knowing: command.options) == nil
    return isSingle ? command : nil
  }

  private func placeOfCommand(in arguments: [String]) -> Int? {
    placeOfWord(in: arguments, knowing: commands.flatMap(\.options))
  }

  /// Where the first word stands that is no option and no option's value.
  private func placeOfWord(in arguments: [String], knowing options: [Option]) -> Int? {
    var place = 0
    while place < arguments.count {
      let word = arguments[place]
      if word == "--" { return place + 1 < arguments.count ? place + 1 : nil }
      guard word.looksLikeAnOption else { return place }
      let takesValue = options.contains { $0.spelling == word && $0.valueName != nil }
      place += takesValue ? 2 : 1
    }
    return nil
  }

  private func error(ofOptions words: ArraySlice<String>) -> ArgumentError {
    let options = commands.flatMap(\.options) + [Self.help, Self.version]
    for word in words {
      let name = word.prefix { $0 != "=" }
      if name.looksLikeAnOption, !options.contains(where: { $0.spelling == name }) {
        return .unknownOption(
          String(name), command: nil, nearest: spelling(nearestTo: name, among: options))
      }
    }
    return .missingCommand
  }
}

extension StringProtocol {
  /// Whether a word is meant as an option: it begins with a dash and is no number.
  var looksLikeAnOption: Bool {
    guard first == "-", let second = dropFirst().first else { return false }
    return !(second.isNumber || second == "." || second == ",")
  }
}
