extension Subcommand {
  /// Every command, in the order of the help.
  ///
  /// A new one is a file in `Subcommands` and a line here.
  static let all: [Subcommand] = [
    search, show, list, check, scale, sizes, rules, learn, importFolder, export, doctor,
    config, completions, help,
  ]
}
