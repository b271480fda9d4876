import DTKBKnowledge
import Testing

@Test func `every entry says where its facts can be checked and what to read next`() {
  for entry in ShippedData.content.entries {
    #expect(!entry.related.isEmpty, "\(entry.id) leads nowhere: name related entries")
    #expect(!entry.frameworks.isEmpty, "\(entry.id) names no framework")
    if entry.kind != .sample {
      #expect(!entry.citations.isEmpty, "\(entry.id) has no citation")
    }
  }
}

@Test func `every guideline and sample shows code`() {
  for entry in ShippedData.content.entries where [.guideline, .sample].contains(entry.kind) {
    #expect(!entry.samples.isEmpty, "\(entry.id) has no sample")
  }
}

@Test func `no two entries have the same title or summary`() {
  for language in Language.allCases {
    var ids: [String: String] = [:]
    for entry in ShippedData.content.entries {
      guard let text = entry.text(in: language) else { continue }
      for sentence in [text.title, text.summary] {
        if let other = ids.updateValue(entry.id, forKey: sentence.lowercased()) {
          Issue.record("\(entry.id) and \(other) say the same in \(language): “\(sentence)”")
        }
      }
    }
  }
}
