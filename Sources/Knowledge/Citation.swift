/// Where a fact of an entry can be checked.
public struct Citation: Sendable, Equatable {
  /// What the source calls itself, such as `ScaledMetric`.
  public let title: String
  /// Who answers for it, such as `Apple`.
  public let publisher: String
  /// An `https` address.
  public let url: String

  /// Makes a citation from its three parts.
  public init(title: String, publisher: String, url: String) {
    self.title = title
    self.publisher = publisher
    self.url = url
  }
}
