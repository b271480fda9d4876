public import DTKBKnowledge
import DTKBSnippetRules
import DTKBSourceReading

/// Holds an entry against the rules: its samples and its messages.
public enum EntryProof {
  /// What is wrong with an entry, by file and line.
  public static func faults(of entry: Entry) -> [EntryFault] {
    entry.texts.flatMap { faults(of: $0, in: entry) }
      + entry.samples.flatMap { faults(of: $0, in: entry) }
  }

  /// The facts that a message or a fix asks for and the entry's rule does not state.
  private static func faults(of text: EntryText, in entry: Entry) -> [EntryFault] {
    guard let rule = Rule.all.first(where: { $0.id == entry.rule }) else { return [] }
    let asked = [text.message, text.fix].flatMap { MessageTemplate($0 ?? "").placeholders }
    return asked.filter { !rule.facts.contains($0) }.map {
      EntryFault(
        entry: entry.id, file: text.language.rawValue + ".md", line: 1,
        kind: .unknownFact($0, rule: rule.id))
    }
  }

  /// Where a sample's comments and the rules disagree.
  private static func faults(of sample: Sample, in entry: Entry) -> [EntryFault] {
    // A rule that runs only when asked for is asked for by its own entry.
    let rules = Rule.all.filter { $0.isOnByDefault || $0.id == entry.rule }
    let source = SourceFile(name: sample.fileName, bytes: Array(sample.code.utf8))
    let found = Checker(rules: rules).check(source).findings
      .map { ExpectedFindings.Mark(line: $0.start.line, rule: $0.rule) }
    let announced = ExpectedFindings(in: sample.code).marks
    let missed = announced.filter { !found.contains($0) }.map { mark -> EntryFault in
      let isKnown = Rule.all.contains { $0.id == mark.rule }
      return EntryFault(
        entry: entry.id, file: sample.fileName, line: mark.line,
        kind: isKnown ? .notFound(rule: mark.rule) : .unknownRule(mark.rule))
    }
    let unexpected = found.filter { !announced.contains($0) }.map {
      EntryFault(
        entry: entry.id, file: sample.fileName, line: $0.line, kind: .notAnnounced(rule: $0.rule))
    }
    return (missed + unexpected).sorted { $0.line < $1.line }
  }
}
