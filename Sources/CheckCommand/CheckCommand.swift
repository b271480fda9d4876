import Foundation
import PackagePlugin

/// `swift package check-dynamic-type`: runs `dtkb check` on a package that depends on this one.
///
/// What stands behind the name goes to `dtkb check`; `--target NAME` stands for the folder of a target, and without
/// a path the whole package is checked.
@main
struct CheckCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var words = ArgumentExtractor(arguments)
    let names = words.extractOption(named: "target")
    let targets = try context.package.targets(named: names)
    let folders = targets.map { $0.directoryURL.path(percentEncoded: false) }

    let check = Process()
    check.executableURL = try context.tool(named: "dtkb").url
    check.arguments = ["check"] + words.remainingArguments + folders
    check.currentDirectoryURL = context.package.directoryURL
    try check.run()
    check.waitUntilExit()
    // What was found is told already; the status is that of the check.
    if check.terminationStatus != 0 { exit(check.terminationStatus) }
  }
}
