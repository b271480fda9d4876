import DTKBKnowledge
import Testing

@Test func `a word that is missing shows as its key`() {
  let words = InterfaceWords(language: .italian, values: [.init(key: "error", word: "errore")])
  #expect(words[.error] == "errore")
  #expect(words[.warning] == "warning")
}
