import DTKBArgumentGrammar
import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBOperatingSystem
import DTKBQueryService
import DTKBSourceReading

extension Subcommand {
  private static let step = Positional(
    name: "STEP",
    abstract: "the number of a step, or the id of its entry; without it, the first "
      + "that is to be done", arity: .optional)
  private static let attempt = Option(
    "check", value: "FILE",
    abstract: "hold your code against the exercise; - is the standard input",
    values: .path)
  private static let answer = Option(flag: "answer", abstract: "show a solution, too")
  private static let skip = Option(flag: "skip", abstract: "leave the step out and go on")
  private static let reset = Option(flag: "reset", abstract: "forget all progress")
  private static let checklist = Option(
    flag: "checklist", abstract: "write all steps as a list in Markdown, for a mentor")

  /// Leads through the learning path.
  static let learn = Subcommand(
    Command(
      name: "learn", abstract: "Leads through Dynamic Type, one exercise at a time.",
      discussion: [
        "Read the entry of a step, repair its code in a file of your own, and have that checked. It is "
          + "solved once the checker finds nothing in it, and the code that it is about still stands: "
          + "that is looked for by its letters, so do not rename it.",
        "Progress is kept below XDG_STATE_HOME, else in ~/.local/state/dtkb, and is the same in every "
          + "language.",
      ],
      positionals: [step],
      options: [
        attempt, answer, skip, reset, checklist, .language, .knowledgeBase, .format,
      ],
      examples: [
        Command.Example("dtkb learn", "the step that is next"),
        Command.Example("dtkb learn 4 --check Fixed.swift", "whether step 4 is solved"),
      ])
  ) { (arguments, context) throws(CommandError) in
    let modes = [attempt, answer, skip, reset, checklist].filter { arguments.has($0) }
    if modes.count > 1 { throw .incompatible(modes[0].spelling, modes[1].spelling) }
    if let mode = modes.first, mode == reset || mode == checklist, arguments[step] != nil {
      throw .incompatible(mode.spelling, "STEP")
    }
    let reader = try context.readerLanguage(arguments)
    let file = try context.progressPath()
    // What is forgotten need not be understood.
    if arguments.has(reset), File.exists(at: file) {
      do throws(SystemError) { try File.remove(file) } catch {
        throw .system(error, doing: "remove")
      }
    }
    let name = LearningPath.nameOfLessons
    let base = try context.openKnowledgeBase(arguments)
    let found = try knowledge { () throws(StorageError) in try base.learningPath(named: name) }
    guard let path = found else { throw .noPath(name) }
    var lesson = Lesson(path: path, progress: try LearningProgress(at: file))
    let visit = Visit(
      language: reader.choice, words: try context.words(of: base, in: reader.language), base: base,
      page: context.page, format: arguments.format)

    if arguments.has(reset) { return visit.overview(of: lesson) }
    if arguments.has(checklist) {
      guard arguments.format == .text else { return visit.overview(of: lesson) }
      return Outcome(output: lesson.checklist(visit.words, in: visit.language))
    }
    let named = try arguments[step].map { (word) throws(CommandError) in
      try lesson.place(of: word)
    }
    // Behind the last step the way leads back to what was skipped, unless it is skipped once more.
    let skipped = arguments.has(skip) ? nil : lesson.firstSkipped
    guard let place = named ?? lesson.current ?? skipped else {
      var outcome = visit.overview(of: lesson)
      outcome.notices.insert(visit.words[.learnFinished], at: 0)
      return outcome
    }
    if arguments.has(skip) {
      lesson.progress[path.steps[place].entry] = .skipped
      try lesson.progress.write(to: file)
      guard let next = lesson.current else { return visit.overview(of: lesson) }
      return try visit.show(next, of: lesson)
    }
    guard let code = arguments[attempt] else {
      return try visit.show(place, of: lesson, withAnswer: arguments.has(answer))
    }
    let source = SourceFile(
      name: code, bytes: try context.code(at: code, asking: visit.words))
    let attempted = try AttemptedExercise(
      source, at: path.steps[place].exercise, in: visit.language, from: base)
    if attempted.isSolved {
      lesson.progress[path.steps[place].entry] = .solved
      try lesson.progress.write(to: file)
    }
    return visit.judge(attempted, place, of: lesson)
  }
}

/// One call of `dtkb learn`, and how it answers.
private struct Visit {
  let language: LanguageChoice
  let words: InterfaceWords
  let base: QueryService
  let page: TextPage
  let format: OutputFormat

  /// Every step with what became of it.
  func overview(of lesson: Lesson) -> Outcome {
    switch format {
    case .json: Outcome(output: lesson.json(in: language).encoded)
    case .text:
      Outcome(
        output: lesson.text(on: page, words, in: language), notices: [lesson.summary(words)])
    }
  }

  /// A step with its exercise.
  func show(
    _ place: Int, of lesson: Lesson, withAnswer: Bool = false
  ) throws(CommandError) -> Outcome {
    let step = lesson.path.steps[place]
    let entry = try knowledge { () throws(StorageError) in
      try base.entry(step.entry, in: language)
    }
    guard let exercise = language.text(of: step.exercise.title),
      let instruction = language.text(of: step.exercise.instruction)
    else { throw .notWritten(step.entry, in: language.language) }
    let shown = ShownStep(
      number: place + 1, count: lesson.path.steps.count, step: step, state: lesson.state(of: place),
      title: entry?.text.title ?? step.entry, summary: entry?.text.summary ?? "",
      exercise: exercise, instruction: instruction)
    switch format {
    case .json:
      let json = lesson.json(showing: shown.json(withAnswer: withAnswer), in: language)
      return Outcome(output: json.encoded)
    case .text:
      return Outcome(
        output: shown.text(on: page, words, withAnswer: withAnswer),
        notices: [lesson.summary(words)])
    }
  }

  /// What became of an attempt at a step.
  func judge(_ attempt: AttemptedExercise, _ place: Int, of lesson: Lesson) -> Outcome {
    var outcome = Outcome(exitCode: attempt.isSolved ? .fine : .findings)
    switch format {
    case .json: outcome.output = lesson.json(showing: .null, attempt, in: language).encoded
    case .text:
      outcome.output = attempt.text(on: page, words)
      if attempt.isSolved, let next = lesson.current ?? lesson.firstSkipped {
        outcome.notices.append("\(words[.learnNext]): dtkb learn \(next + 1)")
      } else if attempt.isSolved {
        outcome.notices.append(words[.learnFinished])
      }
      outcome.notices.append(lesson.summary(words))
    }
    return outcome
  }
}
