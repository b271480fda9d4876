import DTKBKnowledge
import DTKBSnippetRules
import DTKBSourceReading
import Testing

@Test("A sample finds what its comments announce", arguments: ShippedData.samples)
func `findings`(_ shipped: ShippedSample) {
  // A rule that runs only when asked for is asked for by its own entry.
  let rules = Rule.all.filter { $0.isOnByDefault || $0.id == shipped.entry.rule }
  let announced = ExpectedFindings(in: shipped.sample.code).marks
  let known = Rule.all.map(\.id)
  for mark in announced where !known.contains(mark.rule) {
    Issue.record("\(shipped.file):\(mark.line): there is no rule \(mark.rule): correct the comment")
  }
  let expected = announced
  let source = SourceFile(
    name: shipped.sample.fileName, bytes: Array(shipped.sample.code.utf8))
  let found = Checker(rules: rules).check(source).findings
    .map { ExpectedFindings.Mark(line: $0.start.line, rule: $0.rule) }
  for mark in expected where !found.contains(mark) {
    Issue.record("\(shipped.file):\(mark.line): \(mark.rule) is announced and not found")
  }
  for mark in found where !expected.contains(mark) {
    Issue.record("\(shipped.file):\(mark.line): \(mark.rule) is found and not announced")
  }
}

@Test(
  "Only a wrong sample announces findings, and it announces one", arguments: ShippedData.samples)
func `announcements`(_ shipped: ShippedSample) {
  let announces = !ExpectedFindings(in: shipped.sample.code).marks.isEmpty
  #expect(announces == (shipped.sample.role == .wrong), "\(shipped.file)")
}

@Test func `a common error shows its own fault and its cure`() {
  for entry in ShippedData.content.entries where entry.kind == .commonError {
    let roles = entry.samples.map(\.role)
    #expect(roles.contains(.wrong), "\(entry.id) has no wrong sample")
    #expect(roles.contains(.right), "\(entry.id) has no right sample")
    let announced = entry.samples.flatMap { ExpectedFindings(in: $0.code).marks.map(\.rule) }
    #expect(announced.contains(entry.id), "no sample of \(entry.id) announces \(entry.id)")
  }
}

@Test(arguments: [
  ("a\n  .font(b)  // finds: fixed-font-size", [2]), ("{/* finds: a-b, c */}", [1, 1]),
  ("<label/> <!-- finds: a -->", [1]), ("// finds nothing", []), ("let finds: Int", []),
])
func `a comment announces a finding on its line`(_ code: String, _ lines: [Int]) {
  #expect(ExpectedFindings(in: code).marks.map(\.line) == lines)
}

extension ShippedSample: CustomTestStringConvertible {
  var testDescription: String { file }
}
