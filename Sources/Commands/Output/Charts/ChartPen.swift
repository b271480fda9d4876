/// How a curve is drawn.
///
/// Curves differ in their dashes too, for readers who do not tell the colours apart, and where two
/// lie on each other the lower one shows through the gaps of the upper one.
struct ChartPen: Sendable, Equatable {
  /// The colour, with a contrast of at least 4.5 to 1 on white.
  let colour: String
  /// The lengths of dashes and gaps, as SVG takes them.
  let dashes: String

  /// The pen of the curve at a place from 0; the first 32 are all different.
  init(ofCurve place: Int) {
    colour = Self.colours[place % Self.colours.count]
    dashes = Self.dashes[(place + place / Self.colours.count) % Self.dashes.count]
  }

  static let colours = [
    "#0a5cbf", "#b3400a", "#0b6e4f", "#8a2be2", "#a3195b", "#5b6b00", "#00708a", "#6b4a2b",
  ]
  private static let dashes = ["none", "7 4", "2 4", "10 4 2 4"]
}
