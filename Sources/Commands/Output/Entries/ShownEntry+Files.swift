import DTKBKnowledge
import DTKBQueryService

extension ShownEntry {
  /// The sample that may be copied: the first right one of the text, else the first to learn from.
  var sampleToCopy: Sample? {
    let samples = samples.map(\.sample)
    return samples.first { $0.role == .right } ?? samples.first { $0.role == .sample }
  }

  /// The paths of the entry's files in the repository: of its texts those in some languages.
  func sourcePaths(in languages: [Language]) -> [String] {
    let texts = languages.filter { entry.text(in: $0) != nil }.map { $0.rawValue + ".md" }
    return (["entry.json"] + texts + entry.samples.map(\.fileName))
      .map { "Data/entries/\(entry.id)/\($0)" }
  }
}

extension [ShownEntry] {
  /// The first right sample of each entry, to be copied.
  var codeToCopy: Outcome {
    var outcome = Outcome()
    for shown in self {
      guard let code = shown.sampleToCopy?.code else {
        let error = CommandError.noCode(shown.entry.id)
        outcome.notices.append(error.line)
        outcome.exitCode = error.exitCode
        continue
      }
      if !outcome.output.isEmpty { outcome.output += "\n" }
      outcome.output += visibleLines(code) + (code.last?.isNewline == true ? "" : "\n")
    }
    return outcome
  }

  /// The files of each entry in the repository, one a line or for programs.
  func sources(in languages: [Language], _ format: ReadingFormat) -> Outcome {
    var outcome = Outcome()
    var files: [JSONValue] = []
    for shown in self {
      guard shown.origin == .shipped else {
        let error = CommandError.notInRepository(shown.entry.id)
        outcome.notices.append(error.line)
        outcome.exitCode = error.exitCode
        continue
      }
      let paths = shown.sourcePaths(in: languages)
      files.append(["id": .string(shown.entry.id), "files": .strings(paths)])
      let lead = format == .markdown ? "- " : ""
      outcome.output += paths.map { lead + $0 + "\n" }.joined()
    }
    if format == .json {
      outcome.output = JSONValue.document(["sources": .array(files)]).encoded
    }
    return outcome
  }
}
