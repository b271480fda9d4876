/// A comment that keeps findings from the reader, with its reason.
///
/// ```swift
/// Text("ACME").font(.system(size: 40))  // dtkb:ignore fixed-font-size: the logotype is a drawing
/// ```
public struct Suppression: Sendable, Equatable {
  /// Which findings a comment speaks of, the narrowest first.
  public enum Scope: Int, Sendable {
    /// Those on its own line: `dtkb:ignore`.
    case thisLine
    /// Those on the next line with code: `dtkb:ignore-next-line`.
    case nextLine
    /// Those down to the matching `dtkb:ignore-end`: `dtkb:ignore-begin`.
    case region
    /// Those of the whole file: `dtkb:ignore-file`.
    case file
  }

  /// The words that a comment may begin with.
  public static let directives = SuppressionDirective.Form.allCases.map(\.rawValue)

  /// Which findings it speaks of.
  public let scope: Scope
  /// The rules whose findings it hides.
  public let rules: [String]
  /// Why.
  public let reason: String
  /// The bytes of the directive, from `dtkb:` on.
  public let range: Range<Int>
  /// The lines whose findings it hides, from 1.
  public internal(set) var lines: ClosedRange<Int>
}
