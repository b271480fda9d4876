import DTKBJSONReading
import DTKBKnowledge

extension KnowledgeContent {
  /// The content of a folder; what is defective is left out.
  init(_ draft: Draft) {
    self.init(
      entries: draft.entries.compactMap(Entry.init),
      interfaceWords: draft.interface.map(InterfaceWords.init),
      synonyms: draft.synonyms.flatMap { language, json in
        (json.root?["groups"]?.elements ?? []).map { group in
          SynonymGroup(language: language, words: group.elements.compactMap(\.string))
        }
      },
      paths: draft.paths.compactMap(LearningPath.init))
  }
}

extension Entry {
  fileprivate init?(_ draft: EntryDraft) {
    guard let kind = draft.kind, let facts = draft.facts?.root else { return nil }
    self.init(
      id: draft.id, kind: kind,
      topics: draft.words("topics").compactMap { Topic(rawValue: $0.word) },
      frameworks: draft.words("frameworks").map(\.word),
      since: draft.words("since").map(\.word),
      rule: facts["rule"]?.string,
      related: draft.words("related").map(\.word),
      citations: (facts["citations"]?.elements ?? []).compactMap(Citation.init),
      claim: facts["claim"].flatMap(Claim.init),
      texts: draft.texts.compactMap(EntryText.init),
      samples: draft.samples.compactMap(Sample.init))
  }
}

extension Citation {
  fileprivate init?(_ value: JSONValue) {
    guard let title = value["title"]?.string, let publisher = value["publisher"]?.string,
      let url = value["url"]?.string
    else { return nil }
    self.init(title: title, publisher: publisher, url: url)
  }
}

extension Claim {
  fileprivate init?(_ value: JSONValue) {
    guard let verdict = (value["verdict"]?.string).flatMap(Verdict.init) else { return nil }
    self.init(verdict: verdict, figure: value["figure"].flatMap(Figure.init))
  }
}

extension Claim.Figure {
  fileprivate init?(_ value: JSONValue) {
    guard let base = value["base"]?.number, let api = value["api"]?.string,
      let style = value["relativeTo"]?.string, let size = value["size"]?.string,
      let claimed = value["claimed"]?.number
    else { return nil }
    self.init(base: base, api: api, relativeTo: style, size: size, claimed: claimed)
  }
}

extension EntryText {
  fileprivate init?(_ draft: TextDraft) {
    guard let title = draft.head.value("title"), let summary = draft.head.value("summary") else {
      return nil
    }
    self.init(
      language: draft.language, title: title, summary: summary, searchWords: draft.searchWords,
      message: draft.head.value("message"), fix: draft.head.value("fix"), body: draft.body)
  }
}

extension Sample {
  fileprivate init?(_ file: TextFile) {
    guard let role = EntryDraft.role(ofSample: file.name) else { return nil }
    self.init(fileName: file.name, role: role, code: file.text)
  }
}

extension InterfaceWords {
  fileprivate init(language: Language, json: JSONFile) {
    let values = (json.root?.members ?? []).compactMap { member in
      member.value.string.map { InterfaceWords.Value(key: member.key, word: $0) }
    }
    self.init(language: language, values: values)
  }
}
