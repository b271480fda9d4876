import Foundation
import PackagePlugin

/// Compiles `Data/` into `dtkb.sqlite`, the resource of the target it is applied to.
///
/// The committed link `Data` beside this file makes the build notice an entry that is added or
/// deleted: input files alone show only edits.
@main
struct CompileKnowledge: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let data = context.package.directoryURL.appending(path: "Data")
    let database = context.pluginWorkDirectoryURL.appending(path: "dtkb.sqlite")
    return [
      .buildCommand(
        displayName: "Compiling the knowledge base",
        executable: try context.tool(named: "dtkb-compile").url,
        arguments: [data, database].map { $0.path(percentEncoded: false) },
        inputFiles: files(below: data),
        outputFiles: [database])
    ]
  }

  private func files(below folder: URL) -> [URL] {
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (walk?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath }
  }
}
