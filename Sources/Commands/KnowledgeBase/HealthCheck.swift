import DTKBKnowledgeStorage
import DTKBOperatingSystem

/// One thing that `dtkb doctor` looks at, and what it saw.
struct HealthCheck: Sendable, Equatable {
  /// What was looked at, such as `knowledge base`.
  let name: String
  /// What was seen, or what is wrong.
  let detail: String
  /// What to do where something is wrong; `nil` where all is well.
  var repair: String?

  /// Whether all is well.
  var isOK: Bool { repair == nil }
}

extension HealthCheck {
  /// Everything that the program depends on, in the order in which it needs it.
  static func all(in context: CommandContext) -> [HealthCheck] {
    [sqlite] + shippedBase(in: context) + importedBase(in: context) + [settings(in: context)]
  }

  private static var sqlite: HealthCheck {
    HealthCheck(name: "SQLite library", detail: KnowledgeBase.libraryVersion)
  }

  private static func shippedBase(in context: CommandContext) -> [HealthCheck] {
    let repair = "build or install dtkb again, or set DTKB_KB to the path of a base"
    do throws(CommandError) {
      return base(at: try context.knowledgeBasePath(), "knowledge base", repair: repair)
    } catch {
      return [HealthCheck(name: "knowledge base", detail: error.sentence, repair: repair)]
    }
  }

  private static func importedBase(in context: CommandContext) -> [HealthCheck] {
    let name = "imported base"
    guard let path = context.importedBasePath.map(context.resolved), File.exists(at: path) else {
      return [HealthCheck(name: name, detail: "nothing was imported")]
    }
    return base(at: path, name, repair: "import the folder again, or 'dtkb import --forget'")
  }

  private static func base(at path: String, _ name: String, repair: String) -> [HealthCheck] {
    do throws(StorageError) {
      let base = try KnowledgeBase(path: path)
      let digest = try base.contentDigest()
      let opened = HealthCheck(
        name: name, detail: "\(path), schema \(base.schemaVersion), content \(digest)")
      return [opened]
        + (try base.examination()).map { examination in
          HealthCheck(
            name: "\(name): \(examination.subject.title)", detail: examination.fault ?? "whole",
            repair: examination.fault.map { _ in repair })
        }
    } catch {
      return [
        HealthCheck(name: name, detail: CommandError.storage(error).sentence, repair: repair)
      ]
    }
  }

  private static func settings(in context: CommandContext) -> HealthCheck {
    let name = "settings"
    guard let path = context.configurationPath else {
      return HealthCheck(name: name, detail: "no home folder; DTKB_LANG sets the language")
    }
    do throws(CommandError) {
      _ = try Configuration(at: context.resolved(path))
      let isThere = File.exists(at: context.resolved(path))
      return HealthCheck(name: name, detail: isThere ? path : "\(path), no file yet")
    } catch {
      return HealthCheck(name: name, detail: error.sentence, repair: "repair or delete \(path)")
    }
  }
}

extension BaseExamination.Subject {
  fileprivate var title: String {
    switch self {
    case .digest: "content digest"
    case .integrity: "integrity"
    case .foreignKeys: "foreign keys"
    case .searchIndex: "search index"
    }
  }
}
