import DTKBArgumentGrammar
import DTKBKnowledge
import DTKBOperatingSystem
import DTKBQueryService
import DTKBSnippetRules

extension Subcommand {
  private static let paths = Positional(
    name: "PATH",
    abstract: "a file, a folder, or - for the standard input; without it, the "
      + "current folder", arity: .any, values: .path)
  private static let rule = Option(
    "rule", value: "ID", abstract: "hold the code against this rule only", isRepeatable: true)
  private static let allRules = Option(
    flag: "all-rules", abstract: "also against the rules that are off by default")
  private static let failOn = Option(
    "fail-on", value: "SEVERITY", abstract: "from which severity on the exit code is 1",
    values: .oneOf(["error", "warning", "note", "never"]), default: "warning")

  private static let fix = Option(
    flag: "fix", abstract: "first make the edits that are certain, then check again")
  private static let tree = Option(
    flag: "tree", abstract: "show how the code was read and what is known of it, and find nothing")

  /// Holds code against the rules.
  static let check = Subcommand(
    Command(
      name: "check", abstract: "Finds text and metrics in code that will not grow.",
      discussion: [
        "Says at which text size each breaks and by how many points. Of a folder, the files below it "
          + "are read that hold Swift, JavaScript, TypeScript, Interface Builder documents, HTML, CSS "
          + "or Markdown; what others wrote (Pods, Carthage, node_modules), what was built "
          + "(DerivedData) and hidden folders are left out. A file that is named is read whatever its "
          + "ending.",
        "What other files declare is taken into account: those of the nearest folder upwards that "
          + "holds .dtkb.json or .git, else those that are named.",
      ],
      positionals: [paths],
      options: [
        rule, allRules, failOn, fix, tree, .language, .knowledgeBase, .reportFormat, .reportOutput,
      ],
      examples: [
        Command.Example("dtkb check", "the folder you are in"),
        Command.Example("dtkb check Row.swift --lang it", "one file, in Italian"),
        Command.Example("pbpaste | dtkb check -", "what you have just copied"),
        Command.Example(
          "dtkb check --output github=- --output sarif=dtkb.sarif",
          "annotations in a log, and a file for code scanning"),
      ])
  ) { (arguments, context) throws(CommandError) in
    let language = try context.readerLanguage(arguments).choice
    let rules = try rules(arguments)
    let outputs = try ReportOutput.outputs(arguments)
    if arguments.has(tree), let other = outputs.first(where: { !$0.isPlainText }) {
      throw .incompatible("--tree", "--format \(other.format.name)")
    }
    let base = try context.openKnowledgeBase(arguments)
    let words = try context.words(of: base, in: language.language)
    let paths = SourcePaths(arguments.all(paths), in: context)

    if context.isInputTyped, paths.sources.contains(where: { $0.path == nil }) {
      context.announce(words.sentence(.pasteCode, [:]) + "\n")
    }
    if arguments.has(tree) {
      let (lines, errors) = CheckRun.trees(of: paths.sources, in: context)
      return Outcome(
        output: lines.map { visible($0) + "\n" }.joined(),
        notices: (paths.errors + errors).map(\.line),
        exitCode: (paths.errors + errors).first?.exitCode ?? .fine)
    }
    if arguments.has(tree), arguments.has(fix) { throw .incompatible("--tree", "--fix") }
    var run = CheckRun(of: paths.sources, against: rules, in: context)
    var report = try run.report(in: language, from: base, words)
    var fixes: (count: Int, errors: [CommandError]) = (0, [])
    if arguments.has(fix) {
      fixes = report.fix(in: context)
      if fixes.count > 0 {
        run = CheckRun(of: paths.sources, against: rules, in: context)
        report = try run.report(in: language, from: base, words)
      }
    }
    let errors = paths.errors + run.errors + fixes.errors

    let threshold = arguments[failOn].flatMap(Severity.init)
    let written = try context.write(
      report, to: outputs,
      with: ReportSetting(
        words: words, language: language, base: base, rules: rules, threshold: threshold,
        errors: errors, folder: context.currentFolder, page: context.page))

    var outcome = Outcome(
      output: written.standardOutput, notices: (errors + written.errors).map(\.line))
    if outputs.allSatisfy({ $0.path != nil || $0.format.isForPeople }) {
      if fixes.count > 0 {
        outcome.notices.append(words.sentence(.fixesSummary, ["count": String(fixes.count)]))
      }
      outcome.notices += report.summary(words)
    }
    if let error = errors.first ?? written.errors.first {
      outcome.exitCode = error.exitCode
    } else if let threshold, report.reaches(threshold) {
      outcome.exitCode = .findings
    }
    return outcome
  }
}

extension Subcommand {
  /// The rules that were named, else those that are on by default, or all.
  private static func rules(_ arguments: ParsedArguments) throws(CommandError) -> [Rule] {
    let ids = arguments.all(rule)
    if ids.isEmpty { return Rule.all.filter { $0.isOnByDefault || arguments.has(allRules) } }
    var named: [Rule] = []
    for id in ids { named.append(try Rule.named(id)) }
    return named
  }
}
