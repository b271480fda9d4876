import DTKBKnowledge

extension KnowledgeContent {
  /// A file of a folder of knowledge.
  struct File: Sendable, Equatable {
    /// The path below the folder.
    let path: String
    /// What stands in it.
    let text: String
  }

  /// The files that give this content when they are read.
  var files: [File] {
    entries.flatMap(\.files) + interfaceFiles + synonymFiles + paths.map(\.file)
  }

  private var interfaceFiles: [File] {
    interfaceWords.map { words in
      var members: [String: JSONValue] = [:]
      for word in words.all { members[word.key] = .string(word.word) }
      return File(
        path: "interface/\(words.language.rawValue).json", text: JSONValue.object(members).indented)
    }
  }

  private var synonymFiles: [File] {
    Language.allCases.compactMap { language in
      let groups = synonyms.filter { $0.language == language }
      guard !groups.isEmpty else { return nil }
      let json: JSONValue = ["groups": .array(groups.map { .strings($0.words) })]
      return File(path: "synonyms/\(language.rawValue).json", text: json.indented)
    }
  }
}

extension LearningPath {
  fileprivate var file: KnowledgeContent.File {
    let json: JSONValue = [
      "title": title.json, "summary": summary.json, "steps": .array(steps.map(\.json)),
    ]
    return .init(path: "paths/\(name).json", text: json.indented)
  }
}

extension LearningPath.Step {
  fileprivate var json: JSONValue {
    [
      "entry": .string(entry),
      "exercise": [
        "title": exercise.title.json, "instruction": exercise.instruction.json,
        "rules": .strings(exercise.rules), "needs": .strings(exercise.needs),
        "snippet": .lines(of: exercise.snippet), "answer": .lines(of: exercise.answer),
      ],
    ]
  }
}

extension LocalizedText {
  fileprivate var json: JSONValue {
    var members: [String: JSONValue] = [:]
    for language in languages { members[language.rawValue] = .string(orNull: self[language]) }
    return .object(members)
  }
}

extension JSONValue {
  /// Code line by line; its last line feed ends the last line.
  fileprivate static func lines(of code: String) -> JSONValue {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return .strings(lines.map(String.init))
  }
}

extension Entry {
  fileprivate var files: [KnowledgeContent.File] {
    let folder = "entries/\(id)/"
    return [.init(path: folder + "entry.json", text: facts.indented)]
      + texts.map { .init(path: folder + $0.language.rawValue + ".md", text: $0.markdownFile) }
      + samples.map { .init(path: folder + $0.fileName, text: $0.code) }
  }

  private var facts: JSONValue {
    var members: [String: JSONValue] = [
      "kind": .string(kind.rawValue), "topics": .strings(topics.map(\.rawValue)),
    ]
    for (key, words) in [("frameworks", frameworks), ("since", since), ("related", related)]
    where !words.isEmpty {
      members[key] = .strings(words)
    }
    if let rule { members["rule"] = .string(rule) }
    if !citations.isEmpty {
      members["citations"] = .array(
        citations.map {
          ["title": .string($0.title), "publisher": .string($0.publisher), "url": .string($0.url)]
        })
    }
    if let claim { members["claim"] = claim.facts }
    return .object(members)
  }
}

extension Claim {
  fileprivate var facts: JSONValue {
    var members: [String: JSONValue] = ["verdict": .string(verdict.rawValue)]
    if let figure {
      members["figure"] = [
        "base": .number(figure.base), "api": .string(figure.api),
        "relativeTo": .string(figure.relativeTo), "size": .string(figure.size),
        "claimed": .number(figure.claimed),
      ]
    }
    return .object(members)
  }
}

extension EntryText {
  fileprivate var markdownFile: String {
    let head = [
      ("title", title), ("summary", summary), ("search", searchWords.joined(separator: ", ")),
      ("message", message ?? ""), ("fix", fix ?? ""),
    ]
    let lines = head.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)" }
    return "---\n" + lines.joined(separator: "\n") + "\n---\n\n" + body + "\n"
  }
}
