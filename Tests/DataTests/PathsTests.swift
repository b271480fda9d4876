import DTKBKnowledge
import DTKBSnippetRules
import DTKBSourceReading
import Testing

@Test func `the onboarding path can be read, and has a dozen steps`() throws {
  #expect(try ShippedPath.read.get().steps.count == 12)
}

@Test func `every sentence of the onboarding path stands in every language`() {
  for (place, translations) in ShippedPath.onboarding.sentences {
    #expect(
      translations.keys.sorted() == Language.allCases.map(\.rawValue).sorted(), "\(place)")
    #expect(translations.values.allSatisfy { !$0.isEmpty }, "\(place)")
  }
}

@Test func `every step of the onboarding path leads to an entry, and to another one`() {
  let entries = ShippedPath.onboarding.steps.map(\.entry)
  #expect(Set(entries).count == entries.count)
  let ids = Set(ShippedData.content.entries.map(\.id))
  for entry in entries {
    #expect(ids.contains(entry), "there is no entry \(entry)")
  }
}

@Test("An exercise is faulty, and its answer is not", arguments: ShippedPath.onboarding.steps)
func `exercise`(_ step: ShippedPath.Step) {
  let exercise = step.exercise
  let rules = Rule.all.filter { $0.isOnByDefault || exercise.rules.contains($0.id) }
  #expect(found(in: exercise.answer, by: rules) == [])
  let known = Set(rules.map(\.id))
  for rule in exercise.rules where !known.contains(rule) {
    Issue.record("there is no rule \(rule): correct the step of \(step.entry)")
  }
  guard exercise.rules.allSatisfy(known.contains) else { return }
  #expect(found(in: exercise.snippet, by: rules) == Set(exercise.rules))
}

private func found(in lines: [String], by rules: [Rule]) -> Set<String> {
  let code = lines.joined(separator: "\n") + "\n"
  let source = SourceFile(name: "Exercise.swift", bytes: Array(code.utf8))
  return Set(Checker(rules: rules).check(source).findings.map(\.rule))
}

extension ShippedPath.Step: CustomTestStringConvertible {
  var testDescription: String { entry }
}
