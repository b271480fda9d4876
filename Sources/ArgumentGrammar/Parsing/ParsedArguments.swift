/// What a command was given, by the declarations it was parsed with.
public struct ParsedArguments: Sendable, Equatable {
  /// Each value with the name of its option, in the order they were given: they are few.
  private var values: [Given] = []
  /// Each word with the name of its positional argument.
  private var words: [Given] = []

  private struct Given: Sendable, Equatable {
    let name: String
    let text: String
  }

  init() {}

  /// The value of an option: the last one given, else its default.
  public subscript(_ option: Option) -> String? {
    values.last { $0.name == option.name }?.text ?? option.defaultValue
  }

  /// Every value of a repeatable option, in the order they were given.
  public func all(_ option: Option) -> [String] {
    let given = values.filter { $0.name == option.name }.map(\.text)
    return given.isEmpty ? option.defaultValue.map { [$0] } ?? [] : given
  }

  /// Whether an option or a flag was given.
  public func has(_ option: Option) -> Bool {
    values.contains { $0.name == option.name }
  }

  /// The word of a positional argument, if one was given.
  public subscript(_ positional: Positional) -> String? {
    words.first { $0.name == positional.name }?.text
  }

  /// The words of a positional argument, in the order they were given.
  public func all(_ positional: Positional) -> [String] {
    words.filter { $0.name == positional.name }.map(\.text)
  }

  mutating func add(_ value: String, for option: Option) {
    values.append(Given(name: option.name, text: value))
  }

  mutating func add(_ word: String, for positional: Positional) {
    words.append(Given(name: positional.name, text: word))
  }
}
