import DTKBSnippetRules
import Testing

@testable import DTKBCommands

@Suite struct UnifiedDiffTests {
  /// Every line of a diff: its sign, its text, and where each hunk starts.
  private func written(_ text: String, _ edits: [Edit]) -> [String] {
    UnifiedDiff(of: Array(text.utf8), changedBy: edits).hunks.flatMap { hunk in
      ["@\(hunk.start.old),\(hunk.start.new)"]
        + hunk.lines.map { line in
          switch line {
          case .kept(let bytes): " " + String(decoding: bytes, as: UTF8.self)
          case .removed(let bytes): "-" + String(decoding: bytes, as: UTF8.self)
          case .added(let bytes): "+" + String(decoding: bytes, as: UTF8.self)
          }
        }
    }
  }

  @Test(
    "a diff shows the lines that change and three around them",
    arguments: [
      ("a\nb\n", [Edit(2..<3, "B")], ["@0,0", " a\n", "-b\n", "+B\n"]),
      // What is put in or taken out as whole lines changes no others.
      ("a\nb\n", [Edit(1..<1, "\nx")], ["@0,0", " a\n", "+x\n", " b\n"]),
      ("a\nb\nc", [Edit(2..<4, "")], ["@0,0", " a\n", "-b\n", " c"]),
      ("a\nb", [Edit(1..<3, "")], ["@0,0", "-a\n", "-b", "+a"]),
      ("", [Edit(0..<0, "x\n")], ["@0,0", "+x\n"]),
      ("a\n", [Edit(2..<2, "b")], ["@0,0", " a\n", "+b"]),
      // Two edits of one line are one change.
      ("ab\n", [Edit(0..<1, "A"), Edit(1..<2, "B")], ["@0,0", "-ab\n", "+AB\n"]),
      ("a\n", [Edit(0..<1, "a")], []),
      (
        "1\n2\n3\n4\n5\n6\n7\n8\n9\n", [Edit(0..<1, "one"), Edit(16..<17, "nine")],
        [
          "@0,0", "-1\n", "+one\n", " 2\n", " 3\n", " 4\n", "@5,5", " 6\n", " 7\n", " 8\n",
          "-9\n", "+nine\n",
        ]
      ),
      (
        "1\n2\n3\n4\n5\n6\n7\n8\n", [Edit(0..<1, "\n1"), Edit(14..<15, "eight")],
        [
          "@0,0", "+\n", " 1\n", " 2\n", " 3\n", "@4,5", " 5\n", " 6\n", " 7\n",
          "-8\n", "+eight\n",
        ]
      ),
    ])
  func lines(text: String, edits: [Edit], expected: [String]) {
    #expect(written(text, edits) == expected)
  }
}
