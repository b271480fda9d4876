/// A system whose text styles have sizes of their own.
public enum Platform: String, CaseIterable, Sendable {
  /// iOS and iPadOS, which share one table.
  case iOS = "ios"
  /// watchOS, whose default size depends on the case of the watch.
  case watchOS = "watchos"
  /// tvOS, for which sizes at the default only are published.
  case tvOS = "tvos"
  /// macOS, where text has one size whatever the reader chose.
  case macOS = "macos"
  /// visionOS, for which hardly any size is published.
  case visionOS = "visionos"

  /// The sizes of the platform's text styles.
  public var table: DynamicTypeTable {
    switch self {
    case .iOS: .iOS
    case .watchOS: .watchOS
    case .tvOS: .tvOS
    case .macOS: .macOS
    case .visionOS: .visionOS
    }
  }

  /// The size of text in points that the Human Interface Guidelines (Typography) name as default.
  public var defaultTextSize: Double {
    switch self {
    case .iOS, .visionOS: 17
    case .watchOS: 16
    case .tvOS: 29
    case .macOS: 13
    }
  }

  /// The smallest size of text in points that the Human Interface Guidelines (Typography) advise.
  public var minimumTextSize: Double {
    switch self {
    case .iOS: 11
    case .watchOS, .visionOS: 12
    case .tvOS: 23
    case .macOS: 10
    }
  }

  /// Reads a platform's name in any case; `iPadOS` is iOS.
  ///
  /// - Throws: ``UnknownName`` with the nearest name, if one is near.
  public init(parsing word: some StringProtocol) throws(UnknownName) {
    self = try Self.names.meaning(of: word)
  }

  private static let names = NameIndex(
    allCases.map { ($0.rawValue, $0) } + [("ipados", .iOS)])
}
