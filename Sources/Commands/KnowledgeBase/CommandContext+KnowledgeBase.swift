import DTKBArgumentGrammar
import DTKBKnowledgeStorage
import DTKBOperatingSystem
import DTKBQueryService

extension Option {
  /// A base that is asked as well.
  static let knowledgeBase = Option(
    "kb", value: "FILE",
    abstract: "also ask this knowledge base; its entries win over others of the same id",
    values: .path, isRepeatable: true)
}

extension CommandContext {
  /// Opens the shipped base together with the reader's own: those that `--kb` names, and what was
  /// imported.
  func openKnowledgeBase(
    _ arguments: ParsedArguments
  ) throws(CommandError) -> QueryService {
    let path = try knowledgeBasePath()
    var own = arguments.all(.knowledgeBase).map(resolved)
    if let imported = importedBasePath, File.exists(at: imported) { own.append(imported) }
    let service = try knowledge { () throws(StorageError) in
      try QueryService(path: path, own: own)
    }
    // The system closes a file at once; SQLite takes longer, as it tidies up before.
    if isProcessOver { _ = Unmanaged.passRetained(service) }
    return service
  }

  /// Opens the shipped base alone.
  func openShippedKnowledgeBase() throws(CommandError) -> QueryService {
    let path = try knowledgeBasePath()
    return try knowledge { () throws(StorageError) in try QueryService(path: path) }
  }

  /// Where `dtkb import` keeps a reader's own base, after the XDG Base Directory Specification; `nil`
  /// where the user has no home.
  var importedBasePath: String? {
    if let folder = setting("XDG_DATA_HOME"), folder.hasPrefix("/") {
      return folder + "/dtkb/own.sqlite"
    }
    return setting("HOME").map { $0 + "/.local/share/dtkb/own.sqlite" }
  }

  /// The path of the knowledge base: what `DTKB_KB` says, else the first that is found beside the
  /// program.
  func knowledgeBasePath() throws(CommandError) -> String {
    if let path = setting("DTKB_KB") { return resolved(path) }
    let places = knowledgeBasePlaces
    guard let path = places.first(where: { File.kind(at: $0) != nil }) else {
      throw .noKnowledgeBase(lookedAt: ["$DTKB_KB"] + places)
    }
    return path
  }

  /// Where a knowledge base may stand beside the program, the first place first.
  private var knowledgeBasePlaces: [String] {
    guard let executable = executable(), let slash = executable.lastIndex(of: "/") else {
      return []
    }
    let folder = executable[..<slash]
    let above = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
    return [
      "\(folder)/dtkb.sqlite",
      "\(folder)/dtkb_DTKBKnowledgeDatabase.resources/dtkb.sqlite",
      "\(folder)/dtkb_DTKBKnowledgeDatabase.bundle/dtkb.sqlite",
      "\(above)/share/dtkb/dtkb.sqlite",
    ]
  }
}

/// Runs what may fail in the knowledge base, with its error made one of a command.
func knowledge<Value>(
  _ body: () throws(StorageError) -> Value
) throws(CommandError) -> Value {
  do {
    return try body()
  } catch {
    throw .storage(error)
  }
}
