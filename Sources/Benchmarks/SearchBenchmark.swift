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
    let folder = executable[..<slash]
    let dtkb = Process.environment("DTKB_BENCH_PROGRAM") ?? "\(folder)/dtkb"
    let base = [
      "\(folder)/dtkb_DTKBKnowledgeDatabase.resources/dtkb.sqlite",
      "\(folder)/dtkb_DTKBKnowledgeDatabase.bundle/dtkb.sqlite",
    ].first { File.kind(at: $0) == .file }
    guard let base else { throw SystemError(code: 2, path: "\(folder)/dtkb.sqlite") }
    let (ours, theirs, ratio) = try Measurement.pair(
      { () throws(SystemError) in
        try ChildProcess.run(dtkb, ["search", "--lang", "en", "relativeTo"])
      },
      { () throws(SystemError) in try ChildProcess.run("sqlite3", [base, query]) },
      runs: runs)
    print("search, whole process, median of \(runs) runs each, taken in turn")
    print("  dtkb     \(ours.medianMilliseconds.short) ms  \(ours.peakMebibytes.short) MiB")
    print("  sqlite3  \(theirs.medianMilliseconds.short) ms  \(theirs.peakMebibytes.short) MiB")
    print("  ratio    \(ratio.short) (aim: at most 1.2)")
  }
}
