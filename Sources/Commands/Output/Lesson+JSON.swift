import DTKBKnowledge
import DTKBQueryService

extension Lesson {
  /// The path for programs: every step with what became of it, the step that is shown, and what became
  /// of an attempt.
  func json(
    showing step: JSONValue = .null, _ attempt: AttemptedExercise? = nil,
    in language: LanguageChoice
  ) -> JSONValue {
    let steps = path.steps.enumerated().map { place, step -> JSONValue in
      [
        "number": .integer(place + 1), "entry": .string(step.entry),
        "exercise": .string(language.text(of: step.exercise.title) ?? step.entry),
        "state": .string(state(of: place).rawValue),
      ]
    }
    return .document([
      "path": .string(path.name), "title": .string(language.text(of: path.title) ?? path.name),
      "steps": .array(steps), "current": current.map { .integer($0 + 1) } ?? .null,
      "step": step, "check": attempt?.json ?? .null,
    ])
  }
}

extension ShownStep {
  /// The step for programs.
  func json(withAnswer: Bool) -> JSONValue {
    [
      "number": .integer(number), "entry": .string(step.entry), "state": .string(state.rawValue),
      "title": .string(title), "summary": .string(summary), "exercise": .string(exercise),
      "instruction": .string(instruction), "rules": .strings(step.exercise.rules),
      "needs": .strings(step.exercise.needs), "snippet": .string(step.exercise.snippet),
      "answer": withAnswer ? .string(step.exercise.answer) : .null,
    ]
  }
}

extension AttemptedExercise {
  fileprivate var json: JSONValue {
    [
      "solved": .bool(isSolved), "findings": report.findingsJSON, "missing": .strings(missing),
      "undecided": .strings(undecided),
    ]
  }
}
