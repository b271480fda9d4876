import DTKBOperatingSystem

/// What several runs of a program took.
struct Measurement {
  let medianMilliseconds: Double
  let medianProcessorMilliseconds: Double
  let peakMebibytes: Double

  /// The elapsed and the processor time for people.
  var described: String {
    "\((medianMilliseconds / 1000).short) s elapsed, \((medianProcessorMilliseconds / 1000).short) s of processors"
  }

  /// Runs two programs in turn, so that a machine that slows down slows both.
  static func pair(
    _ first: () throws(SystemError) -> ChildProcess,
    _ second: () throws(SystemError) -> ChildProcess, runs: Int, warmingUp: Bool = true
  ) throws(SystemError) -> (first: Measurement, second: Measurement, ratio: Double) {
    var firsts: [ChildProcess] = []
    var seconds: [ChildProcess] = []
    if warmingUp { _ = (try first(), try second()) }
    for _ in 0..<runs {
      firsts.append(try first())
      seconds.append(try second())
    }
    let ratios = zip(firsts, seconds).map { $0.seconds / $1.seconds }
    return (Measurement(firsts), Measurement(seconds), median(ratios))
  }

  init(_ runs: [ChildProcess]) {
    medianMilliseconds = Self.median(runs.map(\.seconds)) * 1000
    medianProcessorMilliseconds = Self.median(runs.map(\.processorSeconds)) * 1000
    peakMebibytes = Double(runs.map(\.peakKibibytes).max() ?? 0) / 1024
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}

extension Double {
  /// The number with two decimals.
  var short: String {
    let hundredths = Int((self * 100).rounded())
    let decimals = String(hundredths % 100 + 100).dropFirst()
    return "\(hundredths / 100).\(decimals)"
  }
}
