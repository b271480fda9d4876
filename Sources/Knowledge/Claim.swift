/// The figure that an erratum is about, as the engine can compute it.
///
/// The words of the claim stand in the entry's text; here stand the numbers, so that the right value
/// is computed whenever it is shown and never typed by hand.
public struct Claim: Sendable, Equatable {
  /// What the base says of the claim.
  public enum Verdict: String, CaseIterable, Sendable {
    case wrong = "false"
    case misleading
    case right = "true"
  }

  /// A value to be scaled, in the words of `dtkb scale`.
  public struct Figure: Sendable, Equatable {
    /// The value at the default text size, in points.
    public let base: Double
    /// The API whose rounding applies, such as `scaled-metric`.
    public let api: String
    /// The text style whose curve is followed, such as `body`.
    public let relativeTo: String
    /// The text size, such as `accessibility5`.
    public let size: String
    /// The value that the claim gives, in points.
    public let claimed: Double

    /// Makes a figure from the words of `entry.json`.
    public init(base: Double, api: String, relativeTo: String, size: String, claimed: Double) {
      self.base = base
      self.api = api
      self.relativeTo = relativeTo
      self.size = size
      self.claimed = claimed
    }
  }

  /// What the base says of the claim.
  public let verdict: Verdict
  /// The figure, where the claim is about one.
  public let figure: Figure?

  /// Makes a claim from its verdict and its figure.
  public init(verdict: Verdict, figure: Figure?) {
    self.verdict = verdict
    self.figure = figure
  }
}
