/// A part of a markup or script text that its reader could not take as it stands.
///
/// Readers never fail: they read on behind such a part and say where it was.
public struct UnreadPart: Sendable, Equatable {
  /// Why a part could not be read as it stands.
  public enum Reason: String, Sendable, CaseIterable {
    /// A bracket, tag, string, comment or fence that nothing closes; the range says where it opens.
    case unclosed
    /// A closing bracket or tag that closes nothing.
    case stray
    /// Bytes that mean nothing here.
    case unexpected
    /// Brackets or tags nested too deeply to be read into.
    case tooDeep
    /// Everything beyond the largest text that is read.
    case tooLong
  }

  /// Why it could not be read.
  public let reason: Reason
  /// Where it is, in bytes of the text.
  public let range: Range<Int>

  /// Makes a part from its reason and its place.
  public init(reason: Reason, range: Range<Int>) {
    self.reason = reason
    self.range = range
  }
}

/// The parts that a reader could not take, as many as are worth telling.
struct UnreadParts: Sendable {
  /// A hostile text can hold one at every byte; nobody reads so many.
  private static let limit = 100

  private(set) var parts: [UnreadPart] = []

  mutating func note(_ reason: UnreadPart.Reason, at range: Range<Int>) {
    guard parts.count < Self.limit else { return }
    parts.append(UnreadPart(reason: reason, range: range))
  }
}
