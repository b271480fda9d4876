import DTKBKnowledge
import DTKBQueryService

extension ShownStep {
  /// The step for people: what is read, what is to be done, and how it is checked; the answer where it
  /// is asked for.
  func text(on page: TextPage, _ words: InterfaceWords, withAnswer: Bool) -> String {
    var page = page
    let place = words.sentence(.learnStep, ["step": String(number), "count": String(count)])
    page.words(
      [Fragment(place + ": ", .dim)] + title.fragments(in: words.language, .bold)
        + (state == .open ? [] : [Fragment(" (\(words.name(of: state)))", .mark)]))
    page.words(summary.fragments(in: words.language))
    page.words(Fragment("→ \(words[.learnRead]): dtkb show \(step.entry)", .dim))
    page.gap()
    page.words(
      [Fragment(words[.learnExercise] + ": ", .note)]
        + exercise.fragments(in: words.language, .bold))
    page.words(instruction.fragments(in: words.language))
    page.gap()
    page.addCode(of: .init(fileName: "snippet.swift", role: .sample, code: step.exercise.snippet))
    page.gap()
    if withAnswer {
      page.words(Fragment("✓ \(words[.learnAnswer]):", .mark))
      page.addCode(of: .init(fileName: "answer.swift", role: .sample, code: step.exercise.answer))
    } else {
      page.words(
        Fragment("→ \(words[.learnCheck]): dtkb learn \(number) --check Fixed.swift", .dim))
    }
    return page.text
  }
}

extension AttemptedExercise {
  /// What is still wrong, for people; whether it is solved in either case.
  func text(on page: TextPage, _ words: InterfaceWords) -> String {
    var rest = page
    for code in missing {
      rest.words(Fragment(words.sentence(.learnMissing, ["code": code])), hanging: 2)
    }
    if !undecided.isEmpty {
      let rules = undecided.joined(separator: ", ")
      rest.words(Fragment(words.sentence(.learnUndecided, ["rules": rules])), hanging: 2)
    }
    rest.words(
      isSolved
        ? Fragment("✓ " + words[.learnSolved], .mark)
        : Fragment("✗ " + words[.learnNotSolved], .error))
    return report.text(on: page, words) + rest.text
  }
}

extension Lesson {
  /// Every step with what became of it, for people.
  func text(
    on page: TextPage, _ words: InterfaceWords, in language: LanguageChoice
  ) -> String {
    var page = page
    page.words((language.text(of: path.title) ?? path.name).fragments(in: words.language, .bold))
    for (place, step) in path.steps.enumerated() {
      let state = state(of: place)
      let mark =
        switch state {
        case .solved: Fragment("✓ ", .mark)
        case .skipped: Fragment("– ", .dim)
        case .open: Fragment("· ", .dim)
        }
      let title = language.text(of: step.exercise.title) ?? step.entry
      page.words(
        [Fragment("\(place + 1). ")] + title.fragments(in: words.language)
          + [Fragment(" (\(words.name(of: state)))", .dim)],
        after: mark, hanging: 4)
    }
    return page.text
  }

  /// How many steps are solved and skipped, in one line.
  func summary(_ words: InterfaceWords) -> String {
    words.sentence(
      .learnSummary,
      [
        "solved": String(count(.solved)), "skipped": String(count(.skipped)),
        "count": String(path.steps.count),
      ])
  }

  /// The steps as a list in Markdown that a mentor ticks off.
  func checklist(_ words: InterfaceWords, in language: LanguageChoice) -> String {
    var lines = ["# " + (language.text(of: path.title) ?? path.name), ""]
    if let summary = language.text(of: path.summary) { lines += [summary, ""] }
    for (place, step) in path.steps.enumerated() {
      let state = state(of: place)
      let title = language.text(of: step.exercise.title) ?? step.entry
      let note = state == .skipped ? " – " + words[.learnSkipped] : ""
      lines.append(
        "- [\(state == .solved ? "x" : " ")] \(place + 1). \(title) (`dtkb show \(step.entry)`)\(note)"
      )
    }
    lines += ["", summary(words)]
    return lines.map { visible($0) + "\n" }.joined()
  }
}

extension InterfaceWords {
  /// What a state of a step is called.
  fileprivate func name(of state: LearningProgress.State) -> String {
    switch state {
    case .open: self[.learnOpen]
    case .solved: self[.learnSolved]
    case .skipped: self[.learnSkipped]
    }
  }
}
