import DTKBKnowledge
import Testing

@Test func `every word that a reader types is of lower-case words with hyphens`() {
  let typed =
    Topic.allCases.map(\.rawValue) + EntryKind.allCases.map(\.rawValue)
    + Language.allCases.map(\.rawValue) + Claim.Verdict.allCases.map(\.rawValue)
    + Sample.Role.allCases.map(\.rawValue)
  for word in typed {
    #expect(word.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(word)")
    #expect(word.first != "-" && word.last != "-", "\(word)")
  }
}

@Test func `languages are offered in the order of the readers and sorted by their codes`() {
  #expect(Language.allCases.map(\.rawValue) == ["it", "vi", "es", "en"])
  #expect(Language.allCases.sorted().map(\.rawValue) == ["en", "es", "it", "vi"])
}
