/// The vertical axis of a chart, from zero to a round number.
struct ChartAxis: Sendable, Equatable {
  /// The values that have a line, from zero, equally far from each other.
  let ticks: [Double]

  /// The value at the upper end.
  var top: Double { ticks[ticks.count - 1] }

  /// Makes an axis that reaches a value in at most six steps of 1, 2 or 5 times a power of ten.
  ///
  /// No step is below a thousandth, the finest that is written.
  init(reaching value: Double) {
    // In thousandths, which an integer counts without error.
    let wanted = Int((value.isFinite ? min(max(value, 0), 1e12) : 0) * 1000)
    var step = 1
    var factors = [2, 5, 10]
    var power = 1
    while step * 6 < wanted {
      if factors.isEmpty {
        factors = [2, 5, 10]
        power *= 10
      }
      step = factors.removeFirst() * power
    }
    let count = max(1, (wanted + step - 1) / step)
    ticks = (0...count).map { Double($0 * step) / 1000 }
  }
}
