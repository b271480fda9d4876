import DTKBOperatingSystem

/// Measures the program beside its peers, in one run, as whole processes.
///
/// Prints medians and ratios; judges nothing, so that a noisy machine fails no test.
@main
struct Bench {
  /// Every benchmark, by the word that picks it.
  static let all: [(name: String, run: @Sendable () throws -> Void)] = [
    ("search", SearchBenchmark.run)
  ]

  static func main() {
    let wanted = CommandLine.arguments.dropFirst()
    for (name, run) in all where wanted.isEmpty || wanted.contains(name) {
      do {
        try run()
      } catch let error as SystemError {
        print("\(name): \(error.path): \(error.message)")
      } catch {
        print("\(name): \(error)")
      }
    }
  }
}
