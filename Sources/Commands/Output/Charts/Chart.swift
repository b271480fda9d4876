/// A line chart: what is drawn, in words and figures, not how.
struct Chart: Sendable {
  /// A curve: its name and its value in each column; `nil` where it has none.
  struct Curve: Sendable {
    let name: String
    let values: [Double?]
  }

  /// What the chart shows, in a line.
  let title: String
  /// What a reader hears who does not see the chart.
  let description: String
  /// The language of the words, as a BCP 47 code.
  let language: String
  /// What stands along the horizontal axis, and what along the vertical one.
  let axes: (horizontal: String, vertical: String)
  /// The columns, from left to right.
  let columns: [String]
  /// The column that all others are compared with.
  let emphasizedColumn: Int?
  /// Columns that lie on a ground of their own, and what they are called.
  let band: (columns: Range<Int>, name: String)?
  /// The curves, none of them with a value below zero.
  let curves: [Curve]
  /// How a value is written.
  let written: @Sendable (Double) -> String
}
