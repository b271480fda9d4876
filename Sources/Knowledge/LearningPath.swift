/// Entries in the order of teaching, each with an exercise.
public struct LearningPath: Sendable, Equatable {
  /// The name of the file it stands in, without its ending, such as `onboarding`.
  public let name: String
  /// The path's name for people.
  public let title: LocalizedText
  /// The path in one sentence.
  public let summary: LocalizedText
  /// What is learnt, in order.
  public let steps: [Step]

  /// Makes a path from a file of `paths`.
  public init(name: String, title: LocalizedText, summary: LocalizedText, steps: [Step]) {
    self.name = name
    self.title = title
    self.summary = summary
    self.steps = steps
  }

  /// An entry that is read, and what is practised then.
  public struct Step: Sendable, Equatable {
    /// The id of the entry that is read first; no other step has it.
    public let entry: String
    /// What is practised.
    public let exercise: Exercise

    /// Makes a step.
    public init(entry: String, exercise: Exercise) {
      self.entry = entry
      self.exercise = exercise
    }
  }
}
