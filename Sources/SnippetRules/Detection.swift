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

  /// What cures it and nothing else, where that is certain.
  var edits: [Edit] = []

  /// Whether the rule saw its subject and could not decide; it is counted and not reported.
  var isUndecided = false

  /// A place that a rule saw and could not decide.
  static func undecided(_ range: Range<Int>) -> Detection {
    var detection = Detection(range)
    detection.isUndecided = true
    return detection
  }

  init(_ range: Range<Int>, severity: Severity? = nil, facts: [String: Fact] = [:]) {
    self.range = range
    self.severity = severity
    self.facts = facts
  }
}
