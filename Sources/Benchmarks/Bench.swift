import DTKBOperatingSystem

/// Measures the program: `dtkb-bench [search]`, `dtkb-bench query [COUNT]`,
/// `dtkb-bench random [COUNT]`, `dtkb-bench ablation FILES`, `dtkb-bench scale`,
/// `dtkb-bench check [--growth] [--generate LINES] [--seed N] FOLDER`.
///
/// Prints figures; judges nothing, so that a noisy machine fails no test.
@main
struct Bench {
  /// Every benchmark, by the word that picks it; the first one where there is none.
  static let all: [(name: String, run: @Sendable ([String]) throws -> Void)] = [
    ("search", { _ in try SearchBenchmark.run() }),
    ("query", QueryBenchmark.run),
    ("random", RandomBenchmark.run),
    ("ablation", AblationBenchmark.run),
    ("check", CheckBenchmark.run),
    ("scale", { _ in ScaleBenchmark.run() }),
  ]

  /// The path of the base that was compiled beside this program.
  static func shippedBase() throws(SystemError) -> String {
    let folder = (Process.executable ?? "").split(separator: "/").dropLast().joined(separator: "/")
    let places = ["resources", "bundle"].map {
      "/\(folder)/dtkb_DTKBKnowledgeDatabase.\($0)/dtkb.sqlite"
    }
    guard let base = places.first(where: { File.kind(at: $0) == .file }) else {
      throw SystemError(code: 2, path: places[0])
    }
    return base
  }

  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    let wanted = words.first ?? all[0].name
    guard let (name, run) = all.first(where: { $0.name == wanted }) else {
      print("no benchmark \(wanted); there are " + all.map(\.name).joined(separator: ", "))
      Process.exit(64)
    }
    do {
      try run(Array(words.dropFirst()))
    } catch let error as SystemError {
      print("\(name): \(error.path): \(error.message)")
    } catch {
      print("\(name): \(error)")
    }
  }
}
