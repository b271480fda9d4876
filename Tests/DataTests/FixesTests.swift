import DTKBKnowledge
import DTKBSnippetRules
import DTKBSourceReading
import Testing

/// What the rules find in the wrong samples of an entry, and what their edits make of it.
private struct WrongSample {
  let sample: Sample
  let checker: Checker

  func findings(in bytes: [UInt8]) -> [Finding] {
    checker.check(SourceFile(name: sample.fileName, bytes: bytes)).findings
  }

  /// Makes all edits, turn by turn, until none is left to make or they do not come to an end.
  func mended(_ bytes: [UInt8]) -> (bytes: [UInt8], isDone: Bool) {
    var bytes = bytes
    for _ in 0..<8 {
      let found = findings(in: bytes)
      let sets = [FixKind.automatic, .suggested].map { EditSet($0, of: found) }
      guard let set = sets.first(where: { $0.count > 0 }) else { return (bytes, true) }
      bytes = set.applied(to: bytes)
    }
    return (bytes, false)
  }
}

@Test(
  "a rule makes the edits that it claims; each cures its finding, and there is nothing to do twice",
  arguments: Rule.all.map(\.id))
func `fixes`(_ id: String) throws {
  let rule = try #require(Rule.all.first { $0.id == id })
  let entry = try #require(ShippedData.content.entries.first { $0.id == id })
  var kinds: Set<FixKind> = []
  for sample in entry.samples where sample.role == .wrong {
    let wrong = WrongSample(sample: sample, checker: Checker(rules: [rule]))
    let bytes = Array(sample.code.utf8)
    let found = wrong.findings(in: bytes)
    for finding in found {
      #expect((finding.fix == .none) == finding.edits.isEmpty)
      guard finding.fix != .none else { continue }
      kinds.insert(finding.fix)
      let mended = EditSet(finding.fix, of: [finding]).applied(to: bytes)
      #expect(
        wrong.findings(in: mended).count < found.count,
        "\(sample.fileName):\(finding.start.line) is still found in \(String(decoding: mended, as: UTF8.self))"
      )
    }
    #expect(wrong.mended(bytes).isDone)
  }
  // Of several kinds a rule claims the most that it does.
  switch rule.fix {
  case .automatic: #expect(kinds.contains(.automatic), "\(kinds)")
  case .suggested: #expect(kinds == [.suggested])
  case .none: #expect(kinds.isEmpty)
  }
}
