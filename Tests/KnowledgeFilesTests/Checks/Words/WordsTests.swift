import Testing

private let interface = "interface/es.json"

@Test(
  "A wrong word of the interface, or a wrong synonym, is a defect on its own line",
  arguments: BrokenFolder.words)
func `words`(_ folder: BrokenFolder) throws {
  try folder.verify()
}

extension BrokenFolder {
  /// What breaks the checks of `Checks/Words`.
  static let words: [BrokenFolder] = [
    BrokenFolder("InterfaceLanguages", deleting: interface, "1: there is no `interface/es.json`"),
    BrokenFolder(
      "JSONShapes", interface, "\"warning\"", with: "\"warnign\"",
      "3: unknown key `warnign`: did you mean `warning`?",
      "1: the key `warning` is missing: add it with a string"),
    BrokenFolder(
      "JSONShapes", interface, "\"error\": \"some {count}\"", with: "\"error\": \"\"",
      "2: `error` is empty", "2: the sentence lacks `{count}`"),
    BrokenFolder(
      "InterfacePlaceholders", interface, "\"some {count}\"", with: "\"some\"",
      "2: the sentence lacks `{count}`, which other languages have"),
    BrokenFolder(
      "InterfacePlaceholders", interface, "\"some {count}\"", with: "\"{some} {count}\"",
      "2: the sentence has `{some}`, which other languages lack"),
    BrokenFolder(
      "JSONShapes", "synonyms/es.json", "groups", with: "group",
      "2: unknown key `group`: did you mean `groups`?",
      "1: the key `groups` is missing: add it with a list in square brackets"),
    BrokenFolder(
      "Synonyms", "synonyms/es.json", "[\"type\", \"font\"]", with: "[\"type\"]",
      "2: the group has fewer than two words"),
    BrokenFolder(
      "Synonyms", "synonyms/es.json", "[[\"type\", \"font\"]",
      with: "[[\"type\", \"font\"],\n[\"face\", \"Font\"]", "3: `Font` stands here again"),
  ]
}
