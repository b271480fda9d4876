/// A command of a program, declared as a value.
///
/// Parsing and help derive from the declaration, so that neither can say what the other does not.
///
/// ```swift
/// Command(
///   name: "greet", abstract: "Greets somebody.",
///   positionals: [Positional(name: "NAME", abstract: "who is greeted", arity: .one)])
/// ```
public struct Command: Sendable {
  /// A command line that works, and what it is good for.
  public struct Example: Sendable, Equatable {
    /// The line as it is typed.
    public let line: String
    /// What it does, in a few words.
    public let purpose: String

    /// Makes an example.
    public init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  /// What the user types.
  public let name: String
  /// What it does, in one sentence.
  public let abstract: String
  /// What else there is to know, in paragraphs.
  public let discussion: [String]
  /// The words it takes, in their order.
  public let positionals: [Positional]
  /// The options it takes, in the order of its help.
  public let options: [Option]
  /// Lines to start from.
  public let examples: [Example]

  /// Declares a command.
  ///
  /// Only the last positional may take several words.
  public init(
    name: String, abstract: String, discussion: [String] = [], positionals: [Positional] = [],
    options: [Option] = [], examples: [Example] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.positionals = positionals
    self.options = options
    self.examples = examples
  }
}
