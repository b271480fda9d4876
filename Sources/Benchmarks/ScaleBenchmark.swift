import DTKBOperatingSystem
import DynamicTypeScaling

/// What one scaled length costs.
enum ScaleBenchmark {
  /// Calls a round and environment, each with a style and a length of its own.
  private static let calls = 200_000
  private static let rounds = 9

  static func run() {
    let environments = DynamicTypeSize.allCases.map { DynamicTypeEnvironment(size: $0) }
    let metrics = DynamicTypeTable.iOS.styles.map(FontMetrics.init(forTextStyle:))
    let wrappers = DynamicTypeTable.iOS.styles.map {
      ScaledMetric(wrappedValue: 17.0, relativeTo: $0)
    }
    print(
      "scale, nanoseconds a call, median of \(rounds) rounds of \(calls * environments.count) calls"
    )
    measure("FontMetrics.scaledValue, environment given (aim: at most 20)", environments) {
      (try? metrics[$1 % 11].scaledValue(for: Double($1 & 63), compatibleWith: $0)) ?? 0
    }
    measure("FontMetrics.scaledValue, environment of the task", environments) {
      (try? metrics[$1 % 11].scaledValue(for: Double($1 & 63))) ?? 0
    }
    measure("ScaledMetric.value(in:)", environments) {
      (try? wrappers[$1 % 11].value(in: $0)) ?? 0
    }
    measure("ScaledMetric.wrappedValue, environment of the task (aim: at most 80)", environments) {
      wrappers[$1 % 11].wrappedValue
    }
    DynamicTypeEnvironment.$current.withValue(environments[11]) {
      measure(
        "ScaledMetric.wrappedValue, environment set by withValue (aim: at most 80)", environments
      ) {
        wrappers[$1 % 11].wrappedValue
      }
    }
  }

  private static func measure(
    _ name: String, _ environments: [DynamicTypeEnvironment],
    _ call: (DynamicTypeEnvironment, Int) -> Double
  ) {
    var times: [Double] = []
    var sum = 0.0
    for _ in 0..<rounds {
      let start = Process.nanoseconds
      for environment in environments {
        for number in 0..<calls { sum += call(environment, number) }
      }
      let elapsed = Double(Process.nanoseconds - start)
      times.append(elapsed / Double(calls * environments.count))
    }
    times.sort()
    // The sum is told so that no call can be left out.
    print(
      "  \(times[rounds / 2].short)  \(name)  [\(sum.isNaN ? "NaN" : "sum \(Int(sum / Double(rounds)))")]"
    )
  }
}
