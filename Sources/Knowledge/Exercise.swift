/// Faulty code, to be repaired until the checker accepts it.
public struct Exercise: Sendable, Equatable {
  /// What can be done afterwards; a mentor ticks it off.
  public let title: LocalizedText
  /// What to do.
  public let instruction: LocalizedText
  /// The rules that find something in the snippet; those that are off by default are on here.
  public let rules: [String]
  /// Code that a solution must have, such as `Text(name)`.
  ///
  /// Without it there would be nothing left to find fault with. Spaces do not count.
  public let needs: [String]
  /// The faulty code; its lines end with a line feed.
  public let snippet: String
  /// The code of somebody who has solved it.
  public let answer: String

  /// Makes an exercise.
  public init(
    title: LocalizedText, instruction: LocalizedText, rules: [String], needs: [String],
    snippet: String, answer: String
  ) {
    self.title = title
    self.instruction = instruction
    self.rules = rules
    self.needs = needs
    self.snippet = snippet
    self.answer = answer
  }
}
