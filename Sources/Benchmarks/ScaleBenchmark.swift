import DTKBOperatingSystem
import DynamicTypeScaling

/// What one scaled length costs.
enum ScaleBenchmark {
  private static let calls = 2_000_000
  private static let rounds = 9

  static func run() {
    let environments = DynamicTypeSize.allCases.map { DynamicTypeEnvironment(size: $0) }
    let metrics = DynamicTypeTable.iOS.styles.map(FontMetrics.init(forTextStyle:))
    let wrappers = DynamicTypeTable.iOS.styles.map {
      ScaledMetric(wrappedValue: 17.0, relativeTo: $0)
    }
    print("scale, nanoseconds a call, median of \(rounds) rounds of \(calls) calls")
    measure("FontMetrics.scaledValue, environment given (aim: at most 20)") { number in
      (try? metrics[number % 11].scaledValue(
        for: Double(number & 63), compatibleWith: environments[number % 12])) ?? 0
    }
    measure("FontMetrics.scaledValue, environment of the task") { number in
      (try? metrics[number % 11].scaledValue(for: Double(number & 63))) ?? 0
    }
    measure("ScaledMetric.value(in:)") { number in
      (try? wrappers[number % 11].value(in: environments[number % 12])) ?? 0
    }
    measure("ScaledMetric.wrappedValue, environment of the task (aim: at most 80)") { number in
      wrappers[number % 11].wrappedValue
    }
    DynamicTypeEnvironment.$current.withValue(environments[11]) {
      measure("ScaledMetric.wrappedValue, environment set by withValue (aim: at most 80)") {
        number in
        wrappers[number % 11].wrappedValue
      }
    }
  }

  private static func measure(_ name: String, _ call: (Int) -> Double) {
    var times: [Double] = []
    var sum = 0.0
    for _ in 0..<rounds {
      let start = Process.nanoseconds
      for number in 0..<calls { sum += call(number) }
      times.append(Double(Process.nanoseconds - start) / Double(calls))
    }
    times.sort()
    // The sum is told so that no call can be left out.
    print(
      "  \(times[rounds / 2].short)  \(name)  [\(sum.isNaN ? "NaN" : "sum \(Int(sum / Double(rounds)))")]"
    )
  }
}
