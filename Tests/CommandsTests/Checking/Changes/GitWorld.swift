import DTKBOperatingSystem
import DTKBTestSupport
import Testing

@testable import DTKBCommands

/// A world whose folder `app` is a repository of git.
struct GitWorld {
  let world: World
  private let repository: String

  init(settings: [String: String] = [:]) throws {
    world = try World()
    repository = world.folder.path + "/app"
    _ = try ProgramOutput(of: "git", ["init", "--quiet", repository])
    let identity = ["user.name": "Ada", "user.email": "ada@example.org"]
    for (name, value) in identity.merging(settings, uniquingKeysWith: { $1 }) {
      try git("config", name, value)
    }
  }

  func write(_ text: String, to name: String) throws {
    try world.folder.write(text, to: "app/" + name)
  }

  func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "State")
  }

  func git(_ arguments: String...) throws {
    let result = try ProgramOutput(of: "git", ["-C", repository] + arguments)
    try #require(result.status == 0, "\(String(decoding: result.errors, as: UTF8.self))")
  }

  /// Where something is found, as `file:line`, in paths of the repository.
  func found(_ arguments: String..., since revision: String = "HEAD") throws -> [String] {
    let report = try world.json(
      ["check", "--diff", revision] + (arguments.isEmpty ? ["app"] : arguments))
    let findings = try #require(report["findings"] as? [[String: Any]])
    return try findings.map { finding in
      let file = try #require(finding["file"] as? String)
      return "\(file.dropFirst("app/".count)):\(try #require(finding["line"] as? Int))"
    }
  }
}
