import DTKBQueryService
import Foundation
import Testing

/// Labelled queries of every kind.
///
/// Those that the search was first asked; those that weights and words were mended by; and fresh ones
/// that were written and labelled before they were ever asked. They are names in code in their own case or not, misspelt,
/// without accents, inflected, questions, symptoms, mixed with English, code, other words for the same.
struct SearchQualityTests {
  private let service: QueryService

  init() throws {
    service = try ShippedBase.service()
  }

  @Test(arguments: [("given", 0.95, 1.0), ("own", 0.9, 0.95), ("fresh", 0.9, 0.98)])
  func `the right entry comes first`(file: String, first: Double, firstThree: Double) throws {
    let queries = try LabelledQuery.all(in: file)
    let ranks = try queries.map { try $0.rank(in: service) }
    let quality = SearchQuality(ofRanks: ranks)
    let wrong = zip(queries, ranks).filter { $0.1 != 1 }
      .map { "\($0.0.text): \($0.1.map(String.init) ?? "not found")" }
    #expect(quality.first >= first, "\(quality.first): \(wrong)")
    #expect(quality.firstThree >= firstThree, "\(quality.firstThree): \(wrong)")
  }
}
