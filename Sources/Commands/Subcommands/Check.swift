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

  private static let showConfig = Option(
    "show-config", value: "FILE",
    abstract: "show what applies to this file by .dtkb.json, and find nothing", values: .path)
  private static let inputName = Option(
    "stdin-path", value: "NAME",
    abstract: "what the standard input is called: it stands for that file of its project")
  private static let baseline = Option(
    "baseline", value: "FILE", abstract: "leave out the findings that this file knows",
    values: .path)
  private static let writeBaseline = Option(
    "write-baseline", value: "FILE", abstract: "write the findings to this file, and show none",
    values: .path)
  private static let strictBaseline = Option(
    flag: "strict-baseline", abstract: "fail where the baseline knows findings that are fixed")
  private static let changes = Option(
    "diff", value: "BASE",
    abstract: "only what touches a line that changed since this revision of git")
  private static let statistics = Option(
    flag: "statistics",
    abstract: "also count the findings by rule, and say how much of the app survives each text size"
  )
  private static let stamp = Option(
    "stamp", value: "FILE",
    abstract: "write an empty file when the exit code is 0, for build systems that want one",
    values: .path)
  private static let jobs = Option(
    "jobs", value: "N", abstract: "how many threads work; what they find is the same")
  private static let fix = Option(
    flag: "fix", abstract: "first make the edits that are certain, then check again")
  private static let suggest = Option(
    flag: "suggest",
    abstract: "show as a diff the edits that --fix leaves to you, in place of the findings")
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
        "With --diff BASE, git is asked which lines of the working tree are not as in BASE (a commit, "
          + "a branch, a tag); a file that git does not know has changed as a whole. Without git, "
          + "outside a repository and where BASE is no revision, nothing is checked and the exit code is 66.",
        "With --statistics, text, JSON and Markdown also say how often each rule found something, and the "
          + "text-size survival: the percentage of the interface's files in which nothing is lost at a "
          + "size. Lost is what an error or a warning says, from the size on that its figure names, "
          + "without one from xL on; a baseline and --diff hide nothing of it, a reason in a comment does. "
          + "Of the interface are Interface Builder documents, HTML, CSS, code that imports SwiftUI, "
          + "UIKit, WatchKit, WidgetKit or react-native and no framework for tests, and every file with "
          + "a finding.",
        "The nearest .dtkb.json upwards says what a project asks for: rules (off, on, note, warning, "
          + "error by id), include and exclude (patterns as in .gitignore), minimumIOSVersion, "
          + "scalingWrappers, fontTokens (a text style by name), language. What .gitignore names is "
          + "left out.",
      ],
      positionals: [paths],
      options: [
        rule, allRules, failOn, fix, suggest, changes, baseline, writeBaseline, strictBaseline,
        showConfig, inputName, statistics, stamp, jobs, tree, .language, .knowledgeBase,
        .reportFormat, .reportOutput,
      ],
      examples: [
        Command.Example("dtkb check", "the folder you are in"),
        Command.Example("dtkb check Row.swift --lang it", "one file, in Italian"),
        Command.Example("pbpaste | dtkb check -", "what you have just copied"),
        Command.Example("dtkb check --fix --suggest", "mend what is certain, and see the rest"),
        Command.Example(
          "dtkb check --output github=- --output sarif=dtkb.sarif",
          "annotations in a log, and a file for code scanning"),
        Command.Example("dtkb check --diff main", "what the branch you are on brings along"),
      ])
  ) { (arguments, context) throws(CommandError) in
    let selection = try rules(arguments)
    let context = try context.withThreads(arguments[jobs])
    if let file = arguments[showConfig] {
      return try configuration(of: file, selection, in: context)
    }
    if arguments.has(tree), arguments.has(suggest) { throw .incompatible("--tree", "--suggest") }
    let outputs = try ReportOutput.outputs(arguments, suggesting: arguments.has(suggest))
    if arguments.has(tree), let other = outputs.first(where: { !$0.isPlainText }) {
      throw .incompatible("--tree", "--format \(other.format.name)")
    }
    if arguments.has(statistics), !outputs.contains(where: \.format.showsStatistics) {
      throw .incompatible("--statistics", "--format \(outputs.map(\.format.name)[0])")
    }
    let named = arguments.all(paths)
    if arguments.has(inputName), named.contains(where: { $0 != "-" }) {
      throw .incompatible("--stdin-path", "a path")
    }
    let paths: SourcePaths
    var firstLook: FirstLook?
    if arguments.has(inputName) || arguments.has(tree) || named.contains("-") {
      paths = SourcePaths(
        arguments.has(inputName) ? ["-"] : named, inputName: arguments[inputName], in: context)
    } else {
      (paths, firstLook) = FirstLook.whileFinding(named, against: selection, in: context)
    }
    let language = try context.readerLanguage(arguments, inProject: paths.language).choice
    let base = try context.openKnowledgeBase(arguments)
    let words = try context.words(of: base, in: language.language)

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
    if arguments.has(changes) {
      if paths.sources.contains(where: { $0.path == nil || $0.realPath == "-" }) {
        throw .incompatible("--diff", "the standard input")
      }
      if arguments.has(writeBaseline) { throw .incompatible("--diff", "--write-baseline") }
    }
    if arguments.has(writeBaseline), arguments.has(baseline) {
      throw .incompatible("--write-baseline", "--baseline")
    }
    let known = try arguments[baseline].map { (file) throws(CommandError) in
      let path = context.resolved(file)
      return (
        baseline: try Baseline(at: path, named: file), folder: try folder(of: path, named: file)
      )
    }
    var fixed = 0
    let check = { () throws(CommandError) in
      // After edits everything is looked at again.
      let first = firstLook.take()
      var run = CheckRun(
        of: paths.sources, against: selection, configured: paths.configurations,
        with: paths.wholeProjects, in: context, after: first)
      if let base = arguments[changes] { try run.setApartUnchanged(since: base, in: context) }
      if let known { fixed = run.hide(known.baseline, in: known.folder) }
      return run
    }
    var run = try check()
    var fixes: (count: Int, errors: [CommandError]) = (0, [])
    if arguments.has(fix) { fixes = try run.fix(checkingAgain: check) }
    let errors = paths.errors + run.errors + fixes.errors
    if let file = arguments[writeBaseline] {
      // Of what could not be read nothing is known: the former baseline stays.
      if let error = errors.first {
        return Outcome(notices: errors.map(\.line), exitCode: error.exitCode)
      }
      let path = context.resolved(file)
      let folder = try folder(of: path, named: file)
      let former = File.exists(at: path) ? try Baseline(at: path, named: file) : Baseline()
      let written = run.baseline(keeping: former, in: folder)
      do throws(SystemError) {
        try File.replace(path, with: Array(written.document.indented.utf8))
      } catch {
        throw .system(SystemError(code: error.code, path: file), doing: "write")
      }
      let count = String(written.counts.values.reduce(0, +))
      return Outcome(notices: [words.sentence(.baselineWritten, ["count": count])])
    }
    var report = try run.report(in: language, from: base, words, context)
    if arguments.has(statistics) {
      report.statistics = ReportStatistics(of: report, TextSizeSurvival(of: run, in: context))
    }

    let threshold = arguments[failOn].flatMap(Severity.init)
    let written = try context.write(
      report, to: outputs,
      with: ReportSetting(
        words: words, language: language, base: base,
        rules: selection.rules(in: Array(paths.configurations.values)), threshold: threshold,
        errors: errors, threads: context.threads(), folder: context.currentFolder,
        page: context.page))

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
    } else if fixed > 0, arguments.has(strictBaseline) {
      outcome.exitCode = .findings
    }
    if fixed > 0 {
      outcome.notices.append(words.sentence(.baselineFixed, ["count": String(fixed)]))
    }
    if let file = arguments[stamp], outcome.exitCode == .fine {
      try context.replaceFile(at: file, with: "")
    }
    return outcome
  }
}

extension Subcommand {
  /// The rules that the command line asks for.
  private static func rules(_ arguments: ParsedArguments) throws(CommandError) -> RuleSelection {
    var selection = RuleSelection(includesAll: arguments.has(allRules))
    for id in arguments.all(rule) { selection.named.append(try Rule.named(id)) }
    return selection
  }

  /// The folder of a file, without links.
  private static func folder(of path: String, named name: String) throws(CommandError) -> String {
    do throws(SystemError) {
      let slash = path.lastIndex(of: "/")
      return try File.realPath(of: slash.map { String(path[...$0]) } ?? ".")
    } catch {
      throw .system(SystemError(code: error.code, path: name), doing: "read")
    }
  }

  /// What applies to a file.
  private static func configuration(
    of file: String, _ selection: RuleSelection, in context: CommandContext
  ) throws(CommandError) -> Outcome {
    let realPath: String
    do throws(SystemError) {
      realPath = try File.realPath(of: context.resolved(file))
    } catch {
      throw .system(SystemError(code: error.code, path: file), doing: "read")
    }
    let project = Project(around: realPath, in: context)
    let configuration =
      try project.configurationPath.map { (path) throws(CommandError) in
        try ProjectConfiguration(at: path)
      } ?? ProjectConfiguration()
    return Outcome(output: configuration.document(for: project, selection).indented)
  }
}

extension SourcePaths {
  /// The language that the project of the first source asks for.
  fileprivate var language: (language: Language, path: String)? {
    guard let project = sources.first?.project, let path = project.configurationPath,
      let language = configurations[project]?.language
    else { return nil }
    return (language, path)
  }
}

extension CommandContext {
  /// The same world with as many threads as a word says.
  fileprivate func withThreads(_ word: String?) throws(CommandError) -> CommandContext {
    guard let word else { return self }
    guard let number = Int(word), (1...1024).contains(number) else {
      throw .notANumber(word, for: "--jobs", wanted: "a number from 1 to 1024")
    }
    var context = self
    context.threads = { number }
    return context
  }
}
