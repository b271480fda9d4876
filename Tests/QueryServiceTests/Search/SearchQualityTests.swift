import DTKBQueryService
import Foundation
import Testing

/// Labelled queries of every kind: in code's own case or not, misspelt, without accents, inflected,
/// questions, symptoms, mixed with English, code, other words for the same.
struct SearchQualityTests {
  private let service: QueryService

  init() throws {
    service = try ShippedBase.service()
  }

  @Test(
    arguments: [("tuned", 0.95, 0.99), ("unseen", 0.9, 0.97)])
  func `the right entry comes first`(file: String, first: Double, firstThree: Double) throws {
    let queries = try LabelledQuery.all(in: file)
    let ranks = try queries.map { try $0.rank(in: service) }
    let quality = SearchQuality(ofRanks: ranks)
    let wrong = zip(queries, ranks).filter { $0.1 != 1 }
      .map { "\($0.0.text): \($0.1.map(String.init) ?? "not found")" }
    #expect(quality.first >= first, "\(quality.first): \(wrong)")
    #expect(quality.firstThree >= firstThree, "\(quality.firstThree): \(wrong)")
  }

  /// What a search is without one of its steps.
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
      {
        ($0.folded, $0.stem, $0.part, $0.synonym, $0.beginning, $0.typo) = (1, 1, 1, 1, 1, 1)
      }
    ),
  ]

  /// Prints the table that stands among the design notes of the README.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["DTKB_RECORD"] != nil))
  func `each step is worth its place`() throws {
    let files = try ["tuned", "unseen"].map { try LabelledQuery.all(in: $0) }
    var whole: Double?
    for step in Self.steps {
      var weights = SearchWeights()
      step.without(&weights)
      let quality = try files.map { queries in
        SearchQuality(ofRanks: try queries.map { try $0.rank(in: service, by: weights) })
      }
      let figures = quality.map {
        String(format: "%.3f | %.3f | %.3f", $0.first, $0.firstThree, $0.reciprocalRank)
      }
      print("| \(step.name) | \(figures.joined(separator: " | ")) |")
      let mean = quality.reduce(0) { $0 + $1.reciprocalRank } / 2
      #expect(mean <= whole ?? mean, "\(step.name)")
      whole = whole ?? mean
    }
  }
}
