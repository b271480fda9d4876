import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite struct EditSetTests {
  private func finding(_ edits: [Edit], _ fix: FixKind = .automatic) -> Finding {
    let start = SourcePosition(line: 1, column: 1, utf16Column: 1)
    return Finding(
      rule: "a", severity: .note, range: 0..<1, start: start, end: start, facts: [:], edits: edits,
      fix: fix)
  }

  @Test(
    "the edits of a finding are made all or none, and the first finding has its way",
    arguments: [
      ([[Edit(0..<1, "A")], [Edit(2..<3, "C")]], "AbC", 2),
      ([[Edit(2..<3, "C"), Edit(0..<1, "A")], [Edit(0..<2, "x")]], "AbC", 1),
      ([[Edit(0..<2, "x")], [Edit(1..<2, "y"), Edit(2..<3, "C")]], "xc", 1),
      // The same edit cures both.
      ([[Edit(1..<1, "-")], [Edit(1..<1, "-"), Edit(2..<3, "C")]], "a-bC", 2),
      // Two words at one place would make one of two meanings; two lines stand side by side.
      ([[Edit(1..<1, "-")], [Edit(1..<1, "+")]], "a-bc", 1),
      ([[Edit(1..<1, "\n-")], [Edit(1..<1, "\n+")]], "a\n-\n+bc", 2),
      ([[Edit(1..<1, "-")], [Edit(1..<3, "")]], "a-", 2),
      ([[Edit(1..<3, "")], [Edit(2..<2, "-")]], "a", 1),
      ([[]], "abc", 0),
    ] as [([[Edit]], String, Int)])
  func apart(edits: [[Edit]], text: String, count: Int) {
    let set = EditSet(.automatic, of: edits.map { finding($0) })
    #expect(String(decoding: set.applied(to: Array("abc".utf8)), as: UTF8.self) == text)
    #expect(set.count == count)
    #expect(EditSet(.suggested, of: edits.map { finding($0) }).edits.isEmpty)
  }
}
