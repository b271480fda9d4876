import DTKBSourceReading
import DynamicTypeScaling

/// What a rule found at a place, before the checker says where that is and weighs the surroundings.
struct Detection {
  /// The bytes that a person would underline.
  var range: Range<Int>
  /// How much it matters by its figure; the rule's own severity if nothing is said.
  var severity: Severity?
  /// What the messages may use.
  var facts: [String: Fact]
  /// The value at every text size as the code has it.
  var values: [DynamicTypeSize: Double] = [:]
  /// The value at every text size as the cure has it.
  var wanted: [DynamicTypeSize: Double] = [:]
  /// The style that `wanted` follows.
  var wantedStyle: TextStyle?
  /// The smallest text size at which something is lost.
  var firstBrokenSize: DynamicTypeSize?

  /// What cures it and nothing else, where the code lets that be told.
  private(set) var edits: [Edit] = []
  /// Whether the edits may be made unasked.
  private(set) var fix = FixKind.none

  /// Whether the rule saw its subject and could not decide; it is counted and not reported.
  var isUndecided = false

  /// A place that a rule saw and could not decide.
  static func undecided(_ range: Range<Int>) -> Detection {
    var detection = Detection(range)
    detection.isUndecided = true
    return detection
  }

  /// Offers edits that cure it, all together; nothing where one of them is missing.
  ///
  /// - Parameter kind: automatic only where they cannot change the design at the default text size.
  mutating func offer(_ edits: [Edit?], as kind: FixKind) {
    guard !edits.isEmpty, !edits.contains(nil) else { return }
    // Two lengths of one value share a declaration.
    self.edits = edits.reduce(into: []) { kept, edit in
      if let edit, !kept.contains(edit) { kept.append(edit) }
    }
    fix = kind
  }

  init(_ range: Range<Int>, severity: Severity? = nil, facts: [String: Fact] = [:]) {
    self.range = range
    self.severity = severity
    self.facts = facts
  }
}
