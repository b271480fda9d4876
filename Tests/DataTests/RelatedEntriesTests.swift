import DTKBKnowledge
import Testing

private let entries = Dictionary(
  uniqueKeysWithValues: ShippedData.content.entries.map { ($0.id, $0) })

@Test func `an error leads to what explains it`() {
  for entry in ShippedData.content.entries where [.commonError, .erratum].contains(entry.kind) {
    let kinds = entry.related.compactMap { entries[$0]?.kind }
    #expect(kinds.contains { $0 == .guideline || $0 == .reference }, "\(entry.id)")
  }
}

@Test func `every error is reached from a guideline or reference that it leads to`() {
  for error in ShippedData.content.entries where error.kind == .commonError {
    let explanations = error.related.compactMap { entries[$0] }
      .filter { [.guideline, .reference].contains($0.kind) }
    #expect(explanations.contains { $0.related.contains(error.id) }, "\(error.id)")
  }
}

@Test func `a guideline leads back to the error that it names`() {
  for entry in ShippedData.content.entries where [.guideline, .reference].contains(entry.kind) {
    for id in entry.related where entries[id]?.kind == .commonError {
      #expect(entries[id]?.related.contains(entry.id) == true, "\(id) does not lead to \(entry.id)")
    }
  }
}

@Test func `no list of related entries is longer than a reader looks through`() {
  for entry in ShippedData.content.entries {
    #expect(entry.related.count <= 12, "\(entry.id) leads to \(entry.related.count)")
    #expect(Set(entry.related).count == entry.related.count, "\(entry.id)")
  }
}
