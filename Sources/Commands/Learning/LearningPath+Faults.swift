import DTKBKnowledge
import DTKBSnippetRules
import DTKBSourceReading

extension LearningPath {
  /// What is wrong with the exercises beyond the form of their file, each in one lower-case sentence: a
  /// rule that does not exist or finds nothing in the faulty code, and an answer that is not accepted.
  var faults: [String] {
    steps.enumerated().flatMap { place, step in
      step.exercise.faults.map { "step \(place + 1), '\(step.entry)': \($0)" }
    }
  }
}

extension Exercise {
  fileprivate var faults: [String] {
    let known = Rule.all.map(\.id)
    let unknown = rules.filter { !known.contains($0) }
    guard unknown.isEmpty else { return unknown.map { "there is no rule '\($0)'" } }
    let found = judged(snippet).findings.map(\.rule)
    let idle = rules.filter { !found.contains($0) }.map {
      "'\($0)' finds nothing in the snippet: make the code faulty, or leave the rule out"
    }
    let answer = judged(answer)
    return idle
      + Set(answer.findings.map(\.rule)).sorted().map { "'\($0)' finds something in the answer" }
      + answer.undecided.map { "'\($0)' cannot decide on the answer" }
      + answer.missing.map { "the answer lacks '\($0)', which 'needs' asks for" }
  }

  private func judged(_ code: String) -> JudgedCode {
    JudgedCode(SourceFile(name: "Exercise.swift", bytes: Array(code.utf8)), at: self)
  }
}
