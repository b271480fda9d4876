import DTKBOperatingSystem

/// `dtkb check` on one file that is 1, 4 and 16 times as long, of shapes that tempt a checker to go back.
///
/// Linear growth shows as the same figure per mebibyte in each row.
enum GrowthBenchmark {
  private static let factors = [1, 4, 16]
  private static let runs = 3

  static func run(in folder: String, with program: String) throws(SystemError) {
    try Folder.create(folder)
    print("growth, processor seconds per MiB of one file, the least of \(runs) runs")
    for shape in GrowthShape.all {
      let path = "\(folder)/\(shape.fileName)"
      var figures: [String] = []
      var last = 0
      for factor in factors {
        let text = Array(shape.text(bytes: factor << 18).utf8)
        try File.replace(path, with: text)
        var least = Double.infinity
        for _ in 0..<runs {
          let run = try ChildProcess.run(
            program,
            [
              "check", "--fail-on", "never", "--all-rules", "--format", "json", "--lang", "en",
              path,
            ])
          least = min(least, run.processorSeconds)
          last = run.peakKibibytes
        }
        figures.append("\((least * Double(1 << 20) / Double(text.count)).short)")
      }
      try File.remove(path)
      let sizes = zip(factors, figures).map { "\($0)×: \($1)" }.joined(separator: "  ")
      print("  \(sizes)  \((Double(last) / 1024).short) MiB of memory  \(shape.name)")
    }
  }
}
