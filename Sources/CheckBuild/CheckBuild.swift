import Foundation
import PackagePlugin

/// Runs `dtkb check` on a target when it is built and one of its sources has changed; what is found are warnings,
/// and the build goes on.
///
/// The build wants a file as the outcome: an empty source that is compiled along.
@main
struct CheckBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let folder = target.directoryURL.path(percentEncoded: false)
    let stamp = context.pluginWorkDirectoryURL.appending(path: "DynamicTypeChecked.swift")
    let configuration = context.package.directoryURL.appending(path: ".dtkb.json")
    let hasConfiguration = FileManager.default.fileExists(
      atPath: configuration.path(percentEncoded: false))
    return [
      .buildCommand(
        displayName: "Checking Dynamic Type in \(target.name)",
        executable: try context.tool(named: "dtkb").url,
        arguments: [
          "check", "--format", "xcode", "--fail-on", "never",
          "--stamp", stamp.path(percentEncoded: false), "--", folder,
        ],
        inputFiles: target.sourceFiles.map(\.url) + (hasConfiguration ? [configuration] : []),
        outputFiles: [stamp])
    ]
  }
}
