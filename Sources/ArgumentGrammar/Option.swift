/// An option of a command: a flag, or a name with a value.
public struct Option: Sendable, Equatable {
  /// The name without its dashes, such as `format`.
  public let name: String
  /// One letter that means the same, such as `h`.
  public let short: Character?
  /// What the help calls its value, such as `FORMAT`; `nil` for a flag.
  public let valueName: String?
  /// What it does, in a few words without a full stop.
  public let abstract: String
  /// What its value may be.
  public let values: AcceptedValues
  /// The value where none is given.
  public let defaultValue: String?
  /// Whether each mention adds a value; else the last one counts.
  public let isRepeatable: Bool

  /// Declares an option with a value.
  public init(
    _ name: String, short: Character? = nil, value valueName: String, abstract: String,
    values: AcceptedValues = .any, default defaultValue: String? = nil, isRepeatable: Bool = false
  ) {
    self.name = name
    self.short = short
    self.valueName = valueName
    self.abstract = abstract
    self.values = values
    self.defaultValue = defaultValue
    self.isRepeatable = isRepeatable
  }

  /// Declares a flag.
  public init(flag name: String, short: Character? = nil, abstract: String) {
    self.name = name
    self.short = short
    self.valueName = nil
    self.abstract = abstract
    self.values = .any
    self.defaultValue = nil
    self.isRepeatable = false
  }

  /// The name as it is typed, such as `--format`.
  public var spelling: String { "--" + name }
}

/// The option that a misspelt one may mean; one dash too few or too many does not count.
func spelling(nearestTo word: some StringProtocol, among options: [Option]) -> String? {
  let name = String(word.drop { $0 == "-" })
  return nearest(to: name, among: options.map(\.name)).first.map { "--" + $0 }
}
