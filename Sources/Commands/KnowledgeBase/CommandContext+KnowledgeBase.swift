import DTKBKnowledgeStorage
import DTKBOperatingSystem
import DTKBQueryService

extension CommandContext {
  /// Opens the knowledge base.
  func openKnowledgeBase() throws(CommandError) -> QueryService {
    let path = try knowledgeBasePath()
    return try knowledge { () throws(StorageError) in try QueryService(path: path) }
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
