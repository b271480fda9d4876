extension Subcommand {
  /// What the commands are called, in the order of the help.
  ///
  /// A new one is a file in `Subcommands` and two lines here.
  enum Name: String, CaseIterable {
    case search, show, list, check, scale, sizes, rules, learn, `import`, export, doctor, config
    case completions, help

    /// The command of the name.
    var subcommand: Subcommand {
      switch self {
      case .search: .search
      case .show: .show
      case .list: .list
      case .check: .check
      case .scale: .scale
      case .sizes: .sizes
      case .rules: .rules
      case .learn: .learn
      case .import: .importFolder
      case .export: .export
      case .doctor: .doctor
      case .config: .config
      case .completions: .completions
      case .help: .help
      }
    }
  }

  /// Every command, in the order of the help.
  static let all = Name.allCases.map(\.subcommand)

  /// The command of a name; the others are not made for it.
  static func named(_ name: String) -> Subcommand? { Name(rawValue: name)?.subcommand }
}
