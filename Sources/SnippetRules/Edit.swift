/// A change of a source that cures a finding.
public struct Edit: Sendable, Equatable {
  /// The bytes that are replaced.
  public let range: Range<Int>
  /// What stands there instead.
  public let replacement: String

  /// Makes an edit.
  public init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension [Edit] {
  /// The edits in the order of their places; of those that meet, only the first.
  var apart: [Edit] {
    var kept: [Edit] = []
    for edit in sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      if let last = kept.last, edit.range.lowerBound < last.range.upperBound || edit == last {
        continue
      }
      kept.append(edit)
    }
    return kept
  }

  /// A text with the edits made, and how many that were; of those that meet, only the first is made.
  public func applied(to bytes: [UInt8]) -> (bytes: [UInt8], count: Int) {
    var edited: [UInt8] = []
    var place = 0
    let edits = apart.filter { $0.range.upperBound <= bytes.count }
    for edit in edits {
      edited += bytes[place..<edit.range.lowerBound]
      edited += edit.replacement.utf8
      place = edit.range.upperBound
    }
    return (edited + bytes[place...], edits.count)
  }
}
