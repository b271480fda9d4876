import Testing

@testable import DTKBCommands

@Suite("The axis of a chart")
struct ChartAxisTests {
  @Test(
    "it goes from zero in a few round steps to a value or just above",
    arguments: [
      (48, [0, 10, 20, 30, 40, 50]), (60, [0, 10, 20, 30, 40, 50, 60]),
      (61, [0, 20, 40, 60, 80]), (3.571, [0, 1, 2, 3, 4]), (1.2, [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2]),
      (0.0014, [0, 0.001]), (0, [0, 0.001]), (.nan, [0, 0.001]), (-5, [0, 0.001]),
    ] as [(Double, [Double])])
  func ticks(value: Double, ticks: [Double]) {
    #expect(ChartAxis(reaching: value).ticks == ticks)
  }

  @Test("it reaches any length that can be scaled", arguments: [1e-300, 0.01, 7, 999, 1e6, 3.7e9])
  func reaches(value: Double) {
    let axis = ChartAxis(reaching: value)
    #expect(axis.top >= value && axis.ticks.count <= 7)
  }
}
