/// What a command was given, by the declarations it was parsed with.
public struct ParsedArguments: Sendable, Equatable {
  private var values: [String: [String]] = [:]
  private var words: [String: [String]] = [:]

  init() {}

  /// The value of an option: the last one given, else its default.
  public subscript(_ option: Option) -> String? {
    values[option.name]?.last ?? option.defaultValue
  }

  /// Every value of a repeatable option, in the order they were given.
  public func all(_ option: Option) -> [String] {
    values[option.name] ?? option.defaultValue.map { [$0] } ?? []
  }

  /// Whether an option or a flag was given.
  public func has(_ option: Option) -> Bool {
    values[option.name] != nil
  }

  /// The word of a positional argument, if one was given.
  public subscript(_ positional: Positional) -> String? {
    words[positional.name]?.first
  }

  /// The words of a positional argument, in the order they were given.
  public func all(_ positional: Positional) -> [String] {
    words[positional.name] ?? []
  }

  mutating func add(_ value: String, for option: Option) {
    values[option.name, default: []].append(value)
  }

  mutating func add(_ word: String, for positional: Positional) {
    words[positional.name, default: []].append(word)
  }
}
