import DTKBArgumentGrammar
import DTKBKnowledge
import DTKBKnowledgeFiles
import DTKBKnowledgeStorage
import DTKBOperatingSystem
import DTKBQueryService

extension Subcommand {
  private static let source = Positional(
    name: "FOLDER", abstract: "a folder with entries, in the shape that 'dtkb export' writes",
    arity: .optional, values: .path)
  private static let forget = Option(
    flag: "forget", abstract: "forget what was imported")

  /// Takes a folder of a reader's or a team's own entries into the base.
  static let importFolder = Subcommand(
    Command(
      name: "import", abstract: "Takes your own entries into the knowledge base.",
      discussion: [
        "Reads entries/ID/entry.json with a text a language and samples beside it, and proves all of "
          + "it before anything is kept; what was imported before is replaced. An entry with the id of "
          + "one that ships takes its place and says so.",
        "A learning path of your own, paths/onboarding.json, takes the place of the one that ships once "
          + "each of its exercises is faulty and its answer is accepted.",
      ],
      positionals: [source], options: [forget],
      examples: [
        Command.Example("dtkb import knowledge", "the entries of a team, in its repository"),
        Command.Example("dtkb import --forget", "back to what ships"),
      ])
  ) { (arguments, context) throws(CommandError) in
    guard let place = context.importedBasePath.map(context.resolved) else { throw .noDataFolder }
    if arguments.has(forget) {
      guard arguments[source] == nil else { throw .incompatible("--forget", "FOLDER") }
      return try forgetBase(at: place)
    }
    guard let folder = arguments[source] else {
      throw .arguments(.missingArgument("FOLDER", command: "import"))
    }
    try context.requireFolder(folder)
    let shipped = try context.openShippedKnowledgeBase()
    let ids = try knowledge { () throws(StorageError) in try shipped.ids() }
    let (content, defects) = KnowledgeFolder(
      path: context.resolved(folder), requiring: [], leadingTo: ids
    ).read()
    let lines =
      defects.map { "\(folder)/\($0.file):\($0.line): error: \($0.message)" }
      + (defects.isEmpty ? content.entries.flatMap(EntryProof.faults) : []).map { fault in
        "\(folder)/entries/\(fault.entry)/\(fault.file):\(fault.line): error: \(fault.sentence)"
      }
      + (defects.isEmpty ? content.paths : []).flatMap { path in
        path.faults.map { "\(folder)/paths/\(path.name).json:1: error: \($0)" }
      }
    guard lines.isEmpty else {
      return Outcome(
        notices: lines.map(visible) + [CommandError.defects(lines.count, in: folder).line],
        exitCode: .badData)
    }
    guard !content.entries.isEmpty || !content.paths.isEmpty else { throw .noEntries(folder) }
    do throws(SystemError) {
      if let slash = place.lastIndex(of: "/") { try Folder.create(String(place[..<slash])) }
    } catch {
      throw .system(error, doing: "write")
    }
    try knowledge { () throws(StorageError) in try KnowledgeCompiler.compile(content, to: place) }
    let replaced = content.entries.count { ids.contains($0.id) }
    let unused = content.paths.map(\.name).filter { $0 != LearningPath.nameOfLessons }
    return Outcome(
      notices: [
        "entries: \(content.entries.count), in place of others: \(replaced), "
          + "learning paths: \(content.paths.count) → \(visible(place))"
      ]
        + unused.map {
          visible(
            "paths/\($0).json is kept and not used: 'dtkb learn' leads through "
              + "\(LearningPath.nameOfLessons).json alone")
        })
  }

  private static func forgetBase(at place: String) throws(CommandError) -> Outcome {
    guard File.exists(at: place) else {
      return Outcome(notices: ["nothing was imported"])
    }
    do throws(SystemError) {
      try File.remove(place)
    } catch {
      throw .system(error, doing: "remove")
    }
    return Outcome(notices: ["forgotten: \(visible(place))"])
  }
}

extension CommandContext {
  /// Fails where no folder stands at a path.
  func requireFolder(_ path: String) throws(CommandError) {
    do throws(SystemError) {
      _ = try File.realPath(of: resolved(path))
    } catch {
      throw .system(SystemError(code: error.code, path: path), doing: "read")
    }
    guard File.kind(at: resolved(path)) == .folder else { throw .notAFolder(path) }
  }
}
