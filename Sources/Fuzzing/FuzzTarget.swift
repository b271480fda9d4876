/// Something that reads what anybody may have written, and what must hold whatever that is.
public struct FuzzTarget: Sendable {
  /// The word that picks it, such as `swift`.
  public let name: String
  /// Makes everything ready that its trials share.
  public let prepare: @Sendable (FuzzGround) throws -> Trial

  /// What is done again and again, each time with other bytes.
  public struct Trial {
    /// Bytes to begin from.
    public let seeds: [[UInt8]]
    /// Reads bytes, and says what is wrong with what came of it; `nil` where all is well.
    public let fault: (_ bytes: [UInt8]) -> String?
  }

  /// Every target.
  public static let all =
    readers + [check, entry, arguments, query, database]
}
