import DTKBJSONReading
import DTKBKnowledge

extension LearningPath {
  /// The path in a file; `nil` where it is defective.
  init?(_ json: JSONFile) {
    guard let root = json.root, !json.pathSteps.isEmpty else { return nil }
    self.init(
      name: json.pathName, title: LocalizedText(root["title"]),
      summary: LocalizedText(root["summary"]), steps: json.pathSteps.compactMap(Step.init))
  }
}

extension JSONFile {
  /// The name of the path that the file holds.
  var pathName: String { String(file.name.dropLast(".json".count)) }

  /// The steps of the path that the file holds.
  var pathSteps: [JSONValue] { root?["steps"]?.elements ?? [] }
}

extension LearningPath.Step {
  fileprivate init?(_ value: JSONValue) {
    guard let entry = value["entry"]?.string, let exercise = value["exercise"] else { return nil }
    self.init(
      entry: entry,
      exercise: Exercise(
        title: LocalizedText(exercise["title"]),
        instruction: LocalizedText(exercise["instruction"]),
        rules: exercise.strings("rules"), needs: exercise.strings("needs"),
        snippet: exercise.code("snippet"), answer: exercise.code("answer")))
  }
}

extension LocalizedText {
  fileprivate init(_ value: JSONValue?) {
    var texts: [Language: String] = [:]
    for language in Language.allCases { texts[language] = value?[language.rawValue]?.string }
    self.init(texts)
  }
}

extension JSONValue {
  fileprivate func strings(_ key: String) -> [String] {
    self[key]?.elements.compactMap(\.string) ?? []
  }

  /// Code that stands in the file line by line.
  fileprivate func code(_ key: String) -> String {
    strings(key).map { $0 + "\n" }.joined()
  }
}
