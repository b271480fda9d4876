import DTKBKnowledge
import DTKBQueryService
import Testing

struct ExcerptTests {
  private let service: QueryService

  init() throws {
    service = try ShippedBase.service()
  }

  @Test(arguments: [
    ("icona", Language.italian), ("cỡ chữ", .vietnamese), ("co chu", .vietnamese),
    ("tamaño", .spanish), ("relativeTo", .english), ("text size", .english),
  ])
  func `an excerpt marks whole words of its own text`(query: String, language: Language) throws {
    let results = try service.search(SearchRequest(query, in: .only(language))).results
    #expect(!results.isEmpty)
    for result in results {
      let utf8 = Array(result.excerpt.text.utf8)
      var last = 0
      for mark in result.excerpt.marks {
        #expect(mark.lowerBound >= last && mark.upperBound <= utf8.count && !mark.isEmpty)
        last = mark.upperBound
        let word = String(validating: utf8[mark], as: UTF8.self)
        #expect(word?.contains(" ") == false)
      }
      #expect(result.excerpt.text.count <= 162)
    }
    #expect(results.contains { !$0.excerpt.marks.isEmpty })
  }
}
