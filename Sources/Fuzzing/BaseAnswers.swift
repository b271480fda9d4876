import DTKBKnowledge
import DTKBQueryService

public import DTKBKnowledgeStorage

/// What a base answers to questions of every kind.
public struct BaseAnswers: Sendable, Equatable {
  private let answers: [String]

  /// Asks a base.
  public init(path: String) throws(StorageError) {
    let content = try KnowledgeBase(path: path).content()
    var answers = ["\(content)"]
    let service = try QueryService(path: path)
    for language in Language.allCases {
      for query in ["relativeTo", "icona", "cỡ chữ", "tamaño", "text gros", "scaled metrc"] {
        let answer = try service.search(SearchRequest(query, in: .only(language)))
        answers.append("\(answer.results) \(answer.suggestions)")
      }
    }
    self.answers = answers
  }

  /// What is wrong with how a base that was tampered with behaves: it may fail with an error, and it
  /// may answer otherwise, but an examination has to say so then.
  public func fault(ofBaseAt path: String) -> String? {
    do throws(StorageError) {
      let base = try KnowledgeBase(path: path)
      let found = try BaseAnswers(path: path)
      let faults = try base.examination().compactMap(\.fault)
      if faults.isEmpty, found != self { return "no examination sees that it answers otherwise" }
      return nil
    } catch {
      return nil
    }
  }
}

extension KnowledgeBase {
  /// A base in little: two of the entries.
  var firstEntries: KnowledgeContent {
    get throws(StorageError) {
      let content = try content()
      return KnowledgeContent(
        entries: Array(content.entries.prefix(2)), interfaceWords: [],
        synonyms: Array(content.synonyms.prefix(8)), paths: [])
    }
  }
}
