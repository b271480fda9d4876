/// A change of a source that cures a finding, or a part of one.
public struct Edit: Sendable, Hashable {
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

extension Edit {
  /// Whether the outcome of two edits would depend on which is made first.
  ///
  /// Whole lines that are put in at one place stand side by side.
  func meets(_ other: Edit) -> Bool {
    if range == other.range, range.isEmpty { return !(addsLines && other.addsLines) }
    if range.isEmpty || other.range.isEmpty {
      let (place, replaced) =
        range.isEmpty ? (range.lowerBound, other.range) : (other.range.lowerBound, range)
      return replaced.lowerBound < place && place < replaced.upperBound
    }
    return range.overlaps(other.range)
  }

  private var addsLines: Bool {
    replacement.utf8.first.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? false
  }
}
