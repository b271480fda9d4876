import DTKBFuzzing
import DTKBOperatingSystem

/// Feeds the readers with bytes that nobody wrote.
///
/// Built with `--sanitize=fuzzer -Xswiftc -DFUZZING` it is a fuzzer of libFuzzer, which looks at the
/// paths that the code takes: `dtkb-fuzz TARGET [libFuzzer's words]`. Built plainly it changes samples
/// at random: `dtkb-fuzz TARGET [SECONDS] [SEED]`; `dtkb-fuzz TARGET --seeds FOLDER` writes what both
/// begin from.
#if !FUZZING
  @main
#endif
struct FuzzTool {
  let target: FuzzTarget
  let trial: FuzzTarget.Trial
  private let scratch: String

  /// Makes the target of a name ready; the samples are those of `Data` in the folder that it runs in.
  init(targetNamed name: String) throws {
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
      throw SystemError(code: 22, path: "no target '\(name)', but " + Self.names)
    }
    let memory = File.kind(at: "/dev/shm") == .folder ? "/dev/shm" : "/tmp"
    scratch = "\(memory)/dtkb-fuzz/\(name)"
    try Folder.create(scratch)
    self.target = target
    trial = try target.prepare(FuzzGround(samples: "Data", scratch: scratch))
  }

  static let names = FuzzTarget.all.map(\.name).joined(separator: ", ")

  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      let tool = try FuzzTool(targetNamed: words.first ?? "")
      if words.count == 3, words[1] == "--seeds" {
        try tool.writeSeeds(to: words[2])
      } else {
        let seconds = words.dropFirst().first.flatMap { Double($0) } ?? 10
        try tool.run(for: seconds, seed: words.dropFirst(2).first.flatMap { UInt64($0) } ?? 1)
      }
    } catch let error as SystemError {
      print("error: \(error.path): \(error.message)")
      Process.exit(1)
    } catch {
      print("error: \(error)")
      Process.exit(1)
    }
  }

  private func writeSeeds(to folder: String) throws {
    try Folder.create(folder)
    for (index, seed) in trial.seeds.enumerated() {
      try File.write(seed, to: "\(folder)/\(index)")
    }
    print("seeds: \(trial.seeds.count)")
  }

  /// Tries until the time is over; stops at the first fault, with its bytes beside.
  private func run(for seconds: Double, seed: UInt64) throws {
    var mutator = Mutator(seed: seed, seeds: trial.seeds)
    let start = Process.nanoseconds
    let last = "\(scratch)/last"
    var (count, slowest) = (0, 0.0)
    while Double(Process.nanoseconds - start) < seconds * 1e9 {
      let bytes = mutator.next()
      // What stops the program leaves its bytes behind.
      try File.write(bytes, to: last)
      let began = Process.nanoseconds
      let fault = trial.fault(bytes)
      slowest = max(slowest, Double(Process.nanoseconds - began) / 1e9)
      count += 1
      guard let fault else { continue }
      print("\(target.name): \(fault); the bytes are in \(last)")
      Process.exit(1)
    }
    print("\(target.name): trials \(count), the slowest \(Int(slowest * 1000)) ms, no fault")
  }
}
