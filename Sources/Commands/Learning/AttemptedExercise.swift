import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBQueryService
import DTKBSourceReading

/// A learner's code at an exercise, judged, with what was found in the learner's words.
struct AttemptedExercise {
  /// What was found.
  let report: CheckReport
  private let judged: JudgedCode

  /// Code that a solution has and this has not.
  var missing: [String] { judged.missing }

  /// The exercise's rules that could not decide.
  var undecided: [String] { judged.undecided }

  /// Whether the exercise is solved.
  var isSolved: Bool { judged.isSolved }

  init(
    _ source: SourceFile, at exercise: Exercise, in language: LanguageChoice,
    from base: QueryService
  ) throws(CommandError) {
    let judged = JudgedCode(source, at: exercise)
    self.judged = judged
    let explained = try knowledge { () throws(StorageError) in
      try base.explain(judged.findings, in: language)
    }
    var report = CheckReport(filesRead: 1)
    if !explained.isEmpty {
      report.sources = [CheckReport.Source(source: source, findings: explained)]
    }
    self.report = report
  }
}
