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
      let new = finding.edits.filter { !edits.contains($0) }
      guard !new.contains(where: { edit in edits.contains { $0.meets(edit) } }) else { continue }
      edits += new
      count += 1
    }
    // A stable order: what is put in at one place stands in the order of the findings.
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    edits = sorted.map(\.element)
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
