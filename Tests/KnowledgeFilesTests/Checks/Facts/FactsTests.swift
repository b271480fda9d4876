import Testing

private let icon = "entries/icon/entry.json"
private let fixedIcon = "entries/fixed-icon/entry.json"
private let onboardingFile = "paths/onboarding.json"
private let oldTale = "entries/old-tale/entry.json"

@Test("A wrong fact is a defect on its own line", arguments: BrokenFolder.facts)
func `facts`(_ folder: BrokenFolder) throws {
  try folder.verify()
}

extension BrokenFolder {
  /// What breaks the checks of `Checks/Facts`.
  static let facts: [BrokenFolder] = [
    BrokenFolder(
      "MalformedJSON", icon, "[\"icon\", \"badge\"],", with: "[\"icon\", \"badge\"]",
      "4: this is no JSON: expected `,` or `}` behind this value"),
    BrokenFolder("MalformedJSON", icon, holding: "", "1: this is no JSON: the file ends"),
    BrokenFolder(
      "MalformedJSON", icon, holding: "{\n \"kind\": nil }",
      "2: this is no JSON: expected a value"),
    BrokenFolder(
      "MalformedJSON", "paths/onboarding.json", holding: "{\n\n'a'", "3: this is no JSON"),
    BrokenFolder(
      "MalformedJSON", "synonyms/it.json",
      holding: String(repeating: "[", count: 100_000), "1: this is no JSON: the values nest"),
    BrokenFolder(
      "JSONShapes", icon, "\"frameworks\"", with: "\"frameworkss\"",
      "4: unknown key `frameworkss`: did you mean `frameworks`?"),
    BrokenFolder(
      "JSONShapes", icon, "\"since\"", with: "\"frameworks\"",
      "5: the key `frameworks` is given twice: keep one"),
    BrokenFolder(
      "JSONShapes", icon, "  \"topics\": [\"icon\", \"badge\"],\n", with: "",
      "1: the key `topics` is missing: add it with a list in square brackets"),
    BrokenFolder(
      "JSONShapes", icon, "[\"icon\", \"badge\"]", with: "\"icon\"",
      "3: `topics` must be a list in square brackets", "3: the entry has no topic"),
    BrokenFolder(
      "JSONShapes", icon, "[\"SwiftUI\"]", with: "[\"\"]",
      "4: an element of `frameworks` is empty"),
    BrokenFolder(
      "JSONShapes", icon, "\"publisher\": \"Apple\", ", with: "",
      "8: the key `publisher` is missing: add it with a string"),
    BrokenFolder(
      "JSONShapes", oldTale, "\"claimed\": 20", with: "\"claimed\": \"20\"",
      "8: `claimed` must be a number"),
    BrokenFolder("JSONShapes", oldTale, holding: "[]", "1: the file must be an object in braces"),
    BrokenFolder(
      "JSONShapes", onboardingFile, holding: onboarding().replacing("\"needs\"", with: "\"neds\""),
      "6: unknown key `neds`: did you mean `needs`?", "4: the key `needs` is missing"),
    BrokenFolder(
      "PathSteps", onboardingFile, holding: onboarding(entry: "icn"),
      "4: unknown entry `icn`: did you mean `icon`?"),
    BrokenFolder(
      "PathSteps", onboardingFile, holding: onboarding(needs: ""),
      "6: `needs` is empty: write something"),
    BrokenFolder(
      "PathSteps", onboardingFile, holding: onboarding(steps: 2),
      "12: `icon` is a step already: give each entry one step"),
    BrokenFolder(
      "PathSteps", onboardingFile, holding: onboarding(steps: 0), "3: the path has no steps"),
    BrokenFolder("Kinds", deleting: oldTale, "1: the entry has no `entry.json`"),
    BrokenFolder(
      "Kinds", icon, "guideline", with: "guidline",
      "2: unknown kind `guidline`: did you mean `guideline`?"),
    BrokenFolder(
      "Kinds", icon, "guideline", with: "tip", "2: unknown kind `tip`: use `guideline`, `common-e"),
    BrokenFolder(
      "Topics", icon, "\"badge\"", with: "\n\"bagde\"",
      "4: unknown topic `bagde`: did you mean `badge`?"),
    BrokenFolder(
      "Topics", icon, "\"badge\"", with: "\"icon\"", "3: the topic `icon` is given twice"),
    BrokenFolder("Topics", icon, "\"icon\", \"badge\"", with: "", "3: the entry has no topic"),
    BrokenFolder(
      "Topics", icon, "\"badge\"", with: "\"badge\", \"wcag\", \"platforms\"",
      "3: the entry has 4 topics"),
    BrokenFolder(
      "RelatedEntries", icon, "[\"fixed-icon\"]", with: "[\"fixed-icn\"]",
      "6: unknown entry `fixed-icn`: did you mean `fixed-icon`?"),
    BrokenFolder(
      "RelatedEntries", icon, "[\"fixed-icon\"]", with: "[\"icon\"]",
      "6: the entry relates to itself"),
    BrokenFolder(
      "RelatedEntries", icon, "[\"fixed-icon\"]", with: "[\"fixed-icon\", \"fixed-icon\"]",
      "6: the related entry `fixed-icon` is given twice"),
    BrokenFolder(
      "Citations", icon, "https:", with: "http:",
      "8: `http://example.com/image` is not an address"),
    BrokenFolder("Citations", icon, "example.com/image", with: "", "8: `https://` is not an addr"),
    BrokenFolder(
      "Citations", icon, "com/image", with: "com/im age", "8: `https://example.com/im a"),
    BrokenFolder(
      "CommonErrors", fixedIcon, "  \"rule\": \"fixed-icon\",\n", with: "",
      "2: the common error has no rule: add `\"rule\": \"fixed-icon\"`"),
    BrokenFolder(
      "CommonErrors", fixedIcon, "\"rule\": \"fixed-icon\"", with: "\"rule\": \"icon\"",
      "4: the rule `icon` is not the entry's id `fixed-icon`"),
    BrokenFolder(
      "CommonErrors", icon, "\"since\"", with: "\"rule\": \"icon\", \"since\"",
      "5: only a common error has a rule"),
    BrokenFolder(
      "Claims", oldTale, holding: "{\"kind\": \"erratum\", \"topics\": [\"icon\"]}",
      "1: the erratum has no claim"),
    BrokenFolder(
      "Claims", icon, "\"since\"", with: "\"claim\": {\"verdict\": \"true\"}, \"since\"",
      "5: only an erratum has a claim"),
    BrokenFolder(
      "Claims", oldTale, "\"false\"", with: "\"flase\"",
      "5: unknown verdict `flase`: did you mean `false`?"),
    BrokenFolder("Claims", oldTale, "12", with: "-12", "7: `base` is not above 0"),
  ]
}

/// A path with steps of eight lines each; the first begins on line 4.
func onboarding(
  entry: String = "icon", needs: String = "\"Text(a)\"", title: String? = nil, steps: Int = 1
) -> String {
  let all = #"{"it": "a", "vi": "b", "es": "c", "en": "d"}"#
  let step = """
    {"entry": "\(entry)", "exercise": {
      "title": \(title ?? all), "instruction": \(all), "rules": ["fixed-icon"],
      "needs": [\(needs)],
      "snippet": [
        "Text(a)",
        ""
      ],
      "answer": ["Text(a)"]}}
    """
  return """
    {"title": \(all),
    "summary": \(all),
    "steps": [
    \(Array(repeating: step, count: steps).joined(separator: ",\n"))
    ]}

    """
}
