import DTKBOperatingSystem

/// Another program that goes through the same folder, for comparison.
struct Peer {
  let name: String
  let program: String
  /// What it is asked to do, before the folder.
  let arguments: [String]

  /// Searching bytes, one pattern on syntax trees, and the toolchain's own reader of Swift.
  static let all = [
    Peer(name: "rg -c -w font", program: "rg", arguments: ["-c", "-w", "font"]),
    Peer(
      name: "ast-grep, one pattern, Swift only", program: "ast-grep",
      arguments: ["run", "--lang", "swift", "--pattern", "$TEXT.font($FONT)"]),
    Peer(
      name: "swift format lint, Swift only", program: "swift",
      arguments: ["format", "lint", "--parallel", "--recursive"]),
  ]

  /// Whether `PATH` has it.
  var isInstalled: Bool {
    (Process.environment("PATH") ?? "").split(separator: ":").contains {
      File.kind(at: "\($0)/\(program)") == .file
    }
  }

  func run(on folder: String) throws(SystemError) -> ChildProcess {
    try ChildProcess.run(program, arguments + [folder])
  }
}
