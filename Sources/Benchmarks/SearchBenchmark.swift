import DTKBOperatingSystem

/// A search as a whole process, beside the `sqlite3` shell with one full-text query on the same
/// file.
enum SearchBenchmark {
  private static let runs = 101
  private static let query =
    "SELECT rowid FROM searchEn WHERE searchEn MATCH 'relativeto' ORDER BY rank LIMIT 10"

  static func run() throws(SystemError) {
    guard let executable = Process.executable,
      let slash = executable.lastIndex(of: "/")
    else { throw SystemError(code: 2, path: "dtkb-bench") }
    let folder = String(executable[..<slash])
    let base = [
      "\(folder)/dtkb_DTKBKnowledgeDatabase.resources/dtkb.sqlite",
      "\(folder)/dtkb_DTKBKnowledgeDatabase.bundle/dtkb.sqlite",
    ].first { File.kind(at: $0) == .file }
    guard let base else { throw SystemError(code: 2, path: "\(folder)/dtkb.sqlite") }
    print("search, whole process, median of \(runs) runs each, taken in turn")
    for (name, program) in programs(builtIn: folder) {
      let (ours, theirs, ratio) = try Measurement.pair(
        { () throws(SystemError) in
          try ChildProcess.run(program, ["search", "--lang", "en", "relativeTo"])
        },
        { () throws(SystemError) in try ChildProcess.run("sqlite3", [base, query]) },
        runs: runs)
      print("  \(name)")
      print("    dtkb     \(ours.medianMilliseconds.short) ms  \(ours.peakMebibytes.short) MiB")
      print("    sqlite3  \(theirs.medianMilliseconds.short) ms  \(theirs.peakMebibytes.short) MiB")
      print("    ratio    \(ratio.short)")
    }
  }

  /// The program that was built beside this one and, where `.ci/release` has run, the release that
  /// people install: for it the aims are.
  private static func programs(builtIn folder: String) -> [(name: String, path: String)] {
    let release = Process.environment("DTKB_BENCH_PROGRAM") ?? "\(folder)/../../dtkb/dtkb"
    var programs = [(name: "as built here", path: "\(folder)/dtkb")]
    if File.kind(at: release) == .file {
      programs.append((name: "the release (aim: a ratio of at most 1.0)", path: release))
    }
    return programs
  }
}
