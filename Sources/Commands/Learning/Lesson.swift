import DTKBArgumentGrammar
import DTKBKnowledge
import DTKBQueryService

extension LearningPath {
  /// The name of the path that `dtkb learn` leads through.
  static var nameOfLessons: String { "onboarding" }
}

/// A learning path on a learner's way through it.
struct Lesson {
  /// The path.
  let path: LearningPath
  /// How far the learner has come.
  var progress: LearningProgress

  /// The place of the first step that is neither solved nor skipped; `nil` at the end.
  var current: Int? {
    path.steps.firstIndex { progress[$0.entry] == .open }
  }

  /// The place of the first step that was skipped; `nil` where none was.
  var firstSkipped: Int? {
    path.steps.firstIndex { progress[$0.entry] == .skipped }
  }

  /// What became of the step at a place.
  func state(of place: Int) -> LearningProgress.State { progress[path.steps[place].entry] }

  /// How many steps are in a state.
  func count(_ state: LearningProgress.State) -> Int {
    path.steps.count { progress[$0.entry] == state }
  }

  /// The place of the step that a word names by its number or its entry.
  func place(of word: String) throws(CommandError) -> Int {
    if let number = Int(word), path.steps.indices.contains(number - 1) { return number - 1 }
    let entries = path.steps.map(\.entry)
    if let place = entries.firstIndex(of: word) { return place }
    throw .noStep(word, count: entries.count, nearest: nearest(to: word, among: entries))
  }
}

/// A step as it is shown.
struct ShownStep {
  /// Its number, from 1.
  let number: Int
  /// How many steps the path has.
  let count: Int
  /// The step.
  let step: LearningPath.Step
  /// What became of it.
  let state: LearningProgress.State
  /// The title of the entry that is read first.
  let title: String
  /// That entry in one sentence.
  let summary: String
  /// What is practised.
  let exercise: String
  /// What to do.
  let instruction: String
}
