import DTKBKnowledge
import DTKBOperatingSystem
import DTKBQueryService

/// What a search is without one of its steps, on queries whose answers are known: the table among the
/// design notes of the README.
///
/// Takes the files of `Tests/QueryServiceTests/Queries`.
enum AblationBenchmark {
  private static let steps: [(name: String, without: @Sendable (inout SearchWeights) -> Void)] = [
    ("all steps", { _ in }),
    ("no folded forms", { $0.folded = 0 }),
    ("no stems", { $0.stem = 0 }),
    ("no synonyms", { $0.synonym = 0 }),
    ("no correction of typos", { $0.typo = 0 }),
    ("no parts of names", { $0.part = 0 }),
    ("no completion of the last word", { $0.beginning = 0 }),
    ("no neighbours", { $0.neighbours = 0 }),
    ("no gain for all words", { $0.allWords = 0 }),
    ("no search words", { $0.searchWords = 0 }),
    (
      "parts of a text alike",
      { ($0.title, $0.searchWords, $0.identifier) = ($0.body, $0.body, $0.body) }
    ),
    ("kinds of entries alike", { ($0.sample, $0.faultOrErratum) = (1, 1) }),
    (
      "nearness alike",
      { ($0.folded, $0.stem, $0.part, $0.synonym, $0.beginning, $0.typo) = (1, 1, 1, 1, 1, 1) }
    ),
  ]

  static func run(_ files: [String]) throws {
    let service = try QueryService(path: try Bench.shippedBase())
    let queries = try files.map(LabelledQuery.all(in:))
    for step in steps {
      var weights = SearchWeights()
      step.without(&weights)
      let figures = try queries.map { queries in
        try Self.figures(of: queries.map { try $0.rank(in: service, by: weights) })
      }
      print("| \(step.name) | \(figures.joined(separator: " | ")) |")
    }
  }

  /// The shares with a right answer first and among the first three, and the mean of one by its place.
  private static func figures(of places: [Int?]) -> String {
    let count = Double(max(places.count, 1))
    let first = Double(places.count { $0 == 1 }) / count
    let firstThree = Double(places.count { ($0 ?? 4) <= 3 }) / count
    let reciprocal = places.reduce(0) { $0 + ($1.map { 1 / Double($0) } ?? 0) } / count
    return [first, firstThree, reciprocal].map(\.thousandths).joined(separator: " | ")
  }
}

/// A query, and what answers it.
private struct LabelledQuery {
  let language: Language
  let text: String
  let answers: [String]

  /// The queries of a file, one a line: language, category, query and answers between `|`.
  static func all(in file: String) throws -> [LabelledQuery] {
    String(decoding: try File.read(file), as: UTF8.self).split(separator: "\n").compactMap {
      let fields = $0.split(separator: "|", omittingEmptySubsequences: false)
      guard fields.count == 4, let language = Language(rawValue: String(fields[0])) else {
        return nil
      }
      return LabelledQuery(
        language: language, text: String(fields[2]),
        answers: fields[3].split(separator: ",").map(String.init))
    }
  }

  func rank(in service: QueryService, by weights: SearchWeights) throws -> Int? {
    try service.search(SearchRequest(text, in: .only(language)), by: weights).results.firstIndex {
      answers.contains($0.id) || $0.topics.contains { answers.contains($0.rawValue) }
    }.map { $0 + 1 }
  }
}

extension Double {
  /// The number with three decimals.
  fileprivate var thousandths: String {
    let thousandths = Int((self * 1000).rounded())
    return "\(thousandths / 1000).\(String(thousandths % 1000 + 1000).dropFirst())"
  }
}
