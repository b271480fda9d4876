import DTKBCommands
import DTKBOperatingSystem

/// `dtkb check` on a folder: as a whole process, and what it has to do there.
enum CheckBenchmark {
  private static let runs = 5

  static func run(_ words: [String]) throws(SystemError) {
    guard let wish = Wish(words) else {
      print("give a folder: dtkb-bench check [--growth] [--generate LINES] [--seed N] FOLDER")
      return
    }
    if let lines = wish.lines {
      var code = GeneratedCode(seed: wish.seed)
      try code.write(lines: lines, to: wish.folder)
      print("generated \(lines) lines or more in \(wish.folder), seed \(wish.seed)")
    }
    let folder = Process.executable?.split(separator: "/").dropLast().joined(separator: "/") ?? ""
    let program = Process.environment("DTKB_BENCH_PROGRAM") ?? "/\(folder)/dtkb"
    if wish.growth { return try GrowthBenchmark.run(in: wish.folder, with: program) }
    let counts = try CheckStatistics(of: wish.folder)
    var own: [ChildProcess] = []
    for _ in 0..<runs {
      own.append(
        try ChildProcess.run(
          program, ["check", "--fail-on", "never", "--all-rules", "--lang", "en", wish.folder]))
    }
    let share = Double(counts.filesSkipped) / Double(max(counts.filesRead, 1))
    print("check \(wish.folder)")
    print("  files    \(counts.filesRead)")
    print("  lines    \(counts.lines)")
    print("  bytes    \(counts.bytes)")
    print("  seconds  \(Measurement(own).described), median of \(runs) processes")
    print("  memory   \(Measurement(own).peakMebibytes.short) MiB")
    print("  skipped  \((share * 100).short) % of the files, by a look at their bytes")
    for peer in Peer.all where peer.isInstalled {
      let (ours, theirs, ratio) = try compare(program, with: peer, on: wish.folder)
      print("  beside \(peer.name), taken in turn")
      print("    dtkb   \(ours.described)")
      print("    peer   \(theirs.described)")
      print("    peer / dtkb  \(ratio.short)")
    }
    print("  findings \(counts.findings.values.reduce(0, +))")
    for (rule, count) in counts.findings.sorted(by: { $0.key < $1.key }) {
      print("    \(rule) \(count)")
    }
  }

  /// Runs both in turn, so that a machine that slows down slows both.
  private static func compare(
    _ program: String, with peer: Peer, on folder: String
  ) throws(SystemError) -> (ours: Measurement, theirs: Measurement, ratio: Double) {
    // A first run that takes long is not worth repeating.
    let first = try peer.run(on: folder)
    let compared = try Measurement.pair(
      { () throws(SystemError) in try peer.run(on: folder) },
      { () throws(SystemError) in
        try ChildProcess.run(
          program, ["check", "--fail-on", "never", "--all-rules", "--lang", "en", folder])
      }, runs: first.seconds > 20 ? 1 : runs, warmingUp: false)
    return (compared.second, compared.first, compared.ratio)
  }

  /// What the words behind `check` ask for.
  private struct Wish {
    var lines: Int?
    var growth = false
    var seed: UInt64 = 1
    var folder = ""

    init?(_ words: [String]) {
      var words = words[...]
      while let word = words.popFirst() {
        switch word {
        case "--generate":
          guard let number = words.popFirst().flatMap({ Int($0) }), number > 0 else { return nil }
          lines = number
        case "--growth": growth = true
        case "--seed":
          guard let number = words.popFirst().flatMap({ UInt64($0) }) else { return nil }
          seed = number
        case _ where folder.isEmpty && !word.hasPrefix("--"): folder = word
        default: return nil
        }
      }
      if folder.isEmpty { return nil }
    }
  }
}
