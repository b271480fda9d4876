import DTKBKnowledge
import DTKBQueryService
import DTKBTestSupport
import Foundation
import Testing

/// A query as a developer types it, and what a person would call right.
struct LabelledQuery {
  let language: Language
  let category: String
  let text: String
  /// Topics and ids: an entry that is one of them, or treats one of them, answers the query.
  let answers: [String]

  /// The queries of a file in `Queries`, one a line: language, category, query and answers between `|`.
  static func all(in file: String) throws -> [LabelledQuery] {
    let path = ProjectFolder.url("Tests/QueryServiceTests/Queries/\(file).txt")
    return try String(contentsOf: path, encoding: .utf8).split(separator: "\n").map { line in
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count == 4, "\(line)")
      return LabelledQuery(
        language: try #require(Language(rawValue: fields[0])), category: fields[1],
        text: fields[2], answers: fields[3].split(separator: ",").map(String.init))
    }
  }

  /// The place of the first right result, counted from 1; `nil` where none of the first ten is right.
  func rank(in service: QueryService) throws -> Int? {
    let request = SearchRequest(text, in: .only(language))
    let place = try service.search(request).results.firstIndex { result in
      answers.contains(result.id) || result.topics.contains { answers.contains($0.rawValue) }
    }
    return place.map { $0 + 1 }
  }
}

/// How well some queries are answered.
struct SearchQuality {
  /// The share of queries whose first result is right.
  let first: Double
  /// The share of queries with a right result among the first three.
  let firstThree: Double

  init(ofRanks ranks: [Int?]) {
    let count = Double(ranks.count)
    first = Double(ranks.count { $0 == 1 }) / count
    firstThree = Double(ranks.count { $0.map { $0 <= 3 } ?? false }) / count
  }
}
