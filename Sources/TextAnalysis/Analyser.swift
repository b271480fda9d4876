/// Reads a text of one language into words under which it can be found.
///
/// Pure: the same text gives the same words on every platform.
public struct Analyser: Sendable {
  /// Grows when the same text gives other words, so that a base analysed before is refused.
  public static let version = 1

  /// Italian.
  public static let italian = Analyser()
  /// Vietnamese.
  public static let vietnamese = Analyser()
  /// Spanish.
  public static let spanish = Analyser()
  /// English.
  public static let english = Analyser()

  /// Words that carry no subject, folded (`come`, `per`); a query may drop them, a text never does.
  public var stopWords: Set<String> { [] }

  /// The words of a text, in its order.
  public func words(in text: String) -> [Word] { [] }
}
