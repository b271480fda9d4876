import DTKBArgumentGrammar
import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBOperatingSystem
import DTKBQueryService

extension Subcommand {
  private static let target = Positional(
    name: "FOLDER", abstract: "a folder that is not there yet, or is empty", arity: .one,
    values: .path)
  private static let base = Option(
    "from", value: "FILE", abstract: "this knowledge base instead of the one that ships",
    values: .path)

  /// Writes a base back to files.
  static let export = Subcommand(
    Command(
      name: "export", abstract: "Writes a knowledge base back to the files it is made of.",
      discussion: [
        "The folder can be edited and taken in with 'dtkb import'; compiled as it is, it gives the "
          + "same base again."
      ],
      positionals: [target], options: [base],
      examples: [Command.Example("dtkb export knowledge", "everything that ships, as files")])
  ) { (arguments, context) throws(CommandError) in
    let folder = arguments[target] ?? ""
    var path = try context.knowledgeBasePath()
    if let named = arguments[base] { path = context.resolved(named) }
    let content = try knowledge { () throws(StorageError) in try KnowledgeBase(path: path).content()
    }
    let place = context.resolved(folder)
    switch File.kind(at: place) {
    case nil: break
    case .folder where (try? Folder.names(in: place))?.isEmpty == true: break
    default: throw .notEmpty(folder)
    }
    do throws(SystemError) {
      for file in content.files {
        let path = place + "/" + file.path
        if let slash = path.lastIndex(of: "/") { try Folder.create(String(path[..<slash])) }
        try File.replace(path, with: Array(file.text.utf8))
      }
    } catch {
      throw .system(error, doing: "write")
    }
    return Outcome(notices: ["entries: \(content.entries.count) → \(visible(folder))"])
  }
}
