import DTKBKnowledge
import DTKBQueryService

public import DTKBKnowledgeStorage

/// What a base answers to questions of every kind.
public struct BaseAnswers: Sendable, Equatable {
  private let content: KnowledgeContent
  private let answers: [String]

  private static let queries: [(String, Language)] = [
    ("relativeTo", .english), ("icona grande", .italian), ("cỡ chữ", .vietnamese),
    ("tamaño", .spanish), ("scaled metrc", .english), ("text", .italian),
  ]

  /// Asks a base.
  public init(path: String) throws(StorageError) {
    let base = try KnowledgeBase(path: path)
    content = try base.content()
    var answers: [String] = []
    for language in Language.allCases {
      answers += try base.vocabulary(of: language).map { "\($0.word) \($0.spelling)" }
    }
    let service = try QueryService(path: path)
    for (query, language) in Self.queries {
      let answer = try service.search(SearchRequest(query, in: .only(language)))
      answers += answer.suggestions
      for result in answer.results {
        let marks = result.excerpt.marks.flatMap { [$0.lowerBound, $0.upperBound] }
        answers += [result.id, result.title, result.excerpt.text, "\(result.score) \(marks)"]
      }
    }
    self.answers = answers
  }

  /// What is wrong with how a base that was tampered with behaves: it may fail with an error, and it
  /// may answer otherwise, but an examination has to say so then.
  public func fault(ofBaseAt path: String) -> String? {
    do throws(StorageError) {
      guard try BaseAnswers(path: path) != self else { return nil }
      let examination = try KnowledgeBase(path: path).examination()
      return examination.allSatisfy { $0.fault == nil }
        ? "no examination sees that it answers otherwise" : nil
    } catch {
      return nil
    }
  }
}
