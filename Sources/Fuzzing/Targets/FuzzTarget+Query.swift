import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBQueryService

extension FuzzTarget {
  /// Words that are looked for: never an error, the best first, and marks that lie on characters.
  static let query = FuzzTarget(name: "query") { ground in
    let path = ground.scratch + "/base.sqlite"
    try KnowledgeCompiler.compile(ground.content, to: path)
    let service = try QueryService(path: path)
    let seeds = try Language.allCases.flatMap { language in
      try service.list(in: .only(language)).map { Array($0.title.utf8) }
    }
    return Trial(seeds: seeds) { bytes in
      let query = String(decoding: bytes, as: UTF8.self)
      let choices = Language.allCases.map(LanguageChoice.only)
      let choice = bytes.count % 5 < 4 ? choices[bytes.count % 4] : .preferably(.italian)
      do throws(StorageError) {
        return try service.search(SearchRequest(query, in: choice, limit: 3)).fault(limit: 3)
      } catch {
        return "\(error)"
      }
    }
  }
}

extension SearchAnswer {
  /// What is wrong with an answer, whatever was asked.
  func fault(limit: Int) -> String? {
    if results.count > limit { return "more results than asked for" }
    // The first may stand there by its name or by a rule.
    if zip(results.dropFirst(), results.dropFirst(2)).contains(where: { $0.score < $1.score }) {
      return "a better result stands behind a worse one"
    }
    if Set(results.map(\.id)).count != results.count { return "a result stands twice" }
    return results.lazy.compactMap(\.excerpt.fault).first
  }
}

extension MarkedText {
  /// What is wrong with the marks.
  fileprivate var fault: String? {
    let bytes = Array(text.utf8)
    for (mark, next) in zip(marks, marks.dropFirst()) where mark.upperBound >= next.lowerBound {
      return "the marks \(mark) and \(next) touch"
    }
    if let fault = marks.fault(in: bytes) { return fault }
    return marks.first { String(validating: bytes[$0], as: UTF8.self) == nil || $0.isEmpty }
      .map { "the mark \($0) cuts a character" }
  }
}
