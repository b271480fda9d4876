/// The edits of several findings in one text that can be made in one go.
///
/// The edits of a finding are made all or none. Where those of two meet, the first finding has its way; edits that
/// are the same are made once and cure both.
public struct EditSet: Sendable, Equatable {
  /// The edits in the order of their places; none meets another.
  public private(set) var edits: [Edit] = []
  /// How many findings they cure.
  public private(set) var count = 0

  /// Takes the edits of a kind.
  public init(_ kind: FixKind, of findings: some Sequence<Finding>) {
    for finding in findings where finding.fix == kind && !finding.edits.isEmpty {
      let former = edits
      if finding.edits.allSatisfy({ add($0) }) { count += 1 } else { edits = former }
    }
  }

  /// Puts an edit in its place, unless it is there; says whether it meets none.
  private mutating func add(_ edit: Edit) -> Bool {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.upperBound < edit.range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    // What stands at one place stays in the order of the findings.
    var place = low
    while low < edits.count, edits[low].range.lowerBound <= edit.range.upperBound {
      if edits[low] == edit { return true }
      if edits[low].meets(edit) { return false }
      let (other, own) = (edits[low].range, edit.range)
      low += 1
      if (other.lowerBound, other.upperBound) <= (own.lowerBound, own.upperBound) { place = low }
    }
    edits.insert(edit, at: place)
    return true
  }

  /// A text with the edits made; those beyond its end are left out.
  public func applied(to bytes: [UInt8]) -> [UInt8] {
    var edited: [UInt8] = []
    var place = 0
    for edit in edits where edit.range.lowerBound >= place && edit.range.upperBound <= bytes.count {
      edited += bytes[place..<edit.range.lowerBound]
      edited += edit.replacement.utf8
      place = edit.range.upperBound
    }
    return edited + bytes[place...]
  }
}
