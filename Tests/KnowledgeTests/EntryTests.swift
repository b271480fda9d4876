import DTKBKnowledge
import Testing

@Test func `an entry gives the text of a language, or none`() {
  let text = EntryText(
    language: .spanish, title: "Iconos", summary: "Crecen.", searchWords: [], body: "")
  let entry = Entry(id: "icon", kind: .guideline, topics: [.icon], texts: [text])
  #expect(entry.text(in: .spanish) == text)
  #expect(entry.text(in: .italian) == nil)
}
