public import DTKBSourceReading
public import DynamicTypeScaling

/// A fault that a rule found in a source.
public struct Finding: Sendable, Equatable {
  /// The id of the rule, and of the entry that explains it.
  public let rule: String
  /// How much it matters.
  public var severity: Severity
  /// The bytes that a person would underline.
  public let range: Range<Int>
  /// The bytes of all the code that is at fault: the range, or what goes on from it over more lines.
  public let extent: Range<Int>
  /// Where the range starts.
  public let start: SourcePosition
  /// Where the range ends, one past the last character.
  public let end: SourcePosition
  /// What the rule found out, by the names its messages use.
  public let facts: [String: Fact]
  /// The value at every text size as the code has it, in points; empty where there is no figure.
  public let values: [DynamicTypeSize: Double]
  /// The value at every text size as the cure has it, in points; empty where there is no figure.
  public let wanted: [DynamicTypeSize: Double]
  /// The name in code of the text style that `wanted` follows, such as `body`.
  public let wantedStyle: String?
  /// The smallest text size at which something is lost, if the figure says.
  public let firstBrokenSize: DynamicTypeSize?
  /// What cures it and nothing else; they go together, and none meets another.
  public let edits: [Edit]
  /// Whether the edits may be made unasked; `none` where there are none.
  public let fix: FixKind

  /// Makes a finding from what a rule found out; its extent is its range where none is said.
  public init(
    rule: String, severity: Severity, range: Range<Int>, extent: Range<Int>? = nil,
    start: SourcePosition, end: SourcePosition, facts: [String: Fact],
    values: [DynamicTypeSize: Double] = [:],
    wanted: [DynamicTypeSize: Double] = [:], wantedStyle: String? = nil,
    firstBrokenSize: DynamicTypeSize? = nil, edits: [Edit] = [], fix: FixKind = .none
  ) {
    self.rule = rule
    self.severity = severity
    self.range = range
    self.extent = extent ?? range
    self.start = start
    self.end = end
    self.facts = facts
    self.values = values
    self.wanted = wanted
    self.wantedStyle = wantedStyle
    self.firstBrokenSize = firstBrokenSize
    self.edits = edits
    self.fix = fix
  }
}
