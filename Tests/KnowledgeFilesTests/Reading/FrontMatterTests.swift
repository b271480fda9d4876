import Testing

@testable import DTKBKnowledgeFiles

@Test func `a field is what stands before and behind the first colon`() {
  let head = FrontMatter("---\n title :  10:30, a: b \n\nempty:\n---\nbody".lines)
  #expect(head.fields.map(\.key) == ["title", "empty"])
  #expect(head.field("title")?.value == "10:30, a: b")
  #expect(head.fields.map(\.line) == [2, 4])
  #expect(head.value("empty") == nil)
  #expect(head.bodyLine == 6)
  #expect(head.faults.isEmpty)
}

@Test(
  "A head without its lines is no front matter",
  arguments: [
    ("", FrontMatter.Fault.noOpening), ("title: a", .noOpening), ("\n---\n---", .noOpening),
    ("---", .noClosing), ("---\ntitle: a\n----\n", .noClosing), ("---\na\n---", .noField(line: 2)),
  ])
func `faults`(_ text: String, _ fault: FrontMatter.Fault) {
  #expect(FrontMatter(text.lines).faults == [fault])
}
