/// A word, or a run of words, that a command takes without an option's name before it.
public struct Positional: Sendable, Equatable {
  /// How many words it takes.
  public enum Arity: Sendable {
    /// Exactly one.
    case one
    /// One or none.
    case optional
    /// One or more.
    case some
    /// Any number, none included.
    case any
  }

  /// What the help calls it, such as `FOLDER`.
  public let name: String
  /// What it is, in a few words without a full stop.
  public let abstract: String
  /// How many words it takes.
  public let arity: Arity
  /// What it accepts.
  public let values: AcceptedValues

  /// Declares a positional argument.
  public init(name: String, abstract: String, arity: Arity, values: AcceptedValues = .any) {
    self.name = name
    self.abstract = abstract
    self.arity = arity
    self.values = values
  }

  var isRequired: Bool { arity == .one || arity == .some }
  var takesSeveral: Bool { arity == .some || arity == .any }
}
