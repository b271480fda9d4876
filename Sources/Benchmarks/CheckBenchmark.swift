import DTKBCommands
import DTKBOperatingSystem

/// `dtkb check` on a folder: as a whole process, and what it has to do there.
enum CheckBenchmark {
  private static let runs = 5

  static func run(_ words: [String]) throws(SystemError) {
    guard let wish = Wish(words) else {
      print("give a folder: dtkb-bench check [--generate LINES] [--seed N] FOLDER")
      return
    }
    if let lines = wish.lines {
      var code = GeneratedCode(seed: wish.seed)
      try code.write(lines: lines, to: wish.folder)
      print("generated \(lines) lines or more in \(wish.folder), seed \(wish.seed)")
    }
    let counts = try CheckStatistics(of: wish.folder)
    let program = (Process.executable ?? "").split(separator: "/").dropLast().joined(separator: "/")
    var seconds: [Double] = []
    var peak = 0
    for _ in 0..<runs {
      let run = try ChildProcess.run(
        "/\(program)/dtkb", ["check", "--fail-on", "never", "--lang", "en", wish.folder])
      seconds.append(run.seconds)
      peak = max(peak, run.peakKibibytes)
    }
    seconds.sort()
    let share = Double(counts.filesSkipped) / Double(max(counts.filesRead, 1))
    print("check \(wish.folder)")
    print("  files    \(counts.filesRead)")
    print("  lines    \(counts.lines)")
    print("  bytes    \(counts.bytes)")
    print(
      "  seconds  \(seconds[runs / 2].short) (median of \(runs) processes), \(seconds[0].short) at best"
    )
    print("  memory   \((Double(peak) / 1024).short) MiB")
    print("  skipped  \((share * 100).short) % of the files, by a look at their bytes")
    print("  findings \(counts.findings.values.reduce(0, +))")
    for (rule, count) in counts.findings.sorted(by: { $0.key < $1.key }) {
      print("    \(rule) \(count)")
    }
  }

  /// What the words behind `check` ask for.
  private struct Wish {
    var lines: Int?
    var seed: UInt64 = 1
    var folder = ""

    init?(_ words: [String]) {
      var words = words[...]
      while let word = words.popFirst() {
        switch word {
        case "--generate":
          guard let number = words.popFirst().flatMap({ Int($0) }), number > 0 else { return nil }
          lines = number
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
