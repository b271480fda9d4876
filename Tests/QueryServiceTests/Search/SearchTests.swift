import DTKBKnowledge
import DTKBQueryService
import DTKBTextAnalysis
import Foundation
import Testing

struct SearchTests {
  private let service: QueryService

  init() throws {
    service = try ShippedBase.service()
  }

  private func ids(_ query: String, _ language: LanguageChoice) throws -> [String] {
    try service.search(SearchRequest(query, in: language)).results.map(\.id)
  }

  @Test(arguments: [
    ("relativeTo", Language.english, "relative-to"), ("RELATIVETO", .italian, "relative-to"),
    ("relativeto:", .spanish, "relative-to"), ("relativto", .english, "relative-to"),
    ("relative-to", .vietnamese, "relative-to"), ("icona troppo piccola", .italian, "icon"),
    ("tabella delle dimensioni", .italian, "size-categories-table"),
    ("tamaños de letra", .spanish, "size-categories-table"),
    ("bảng cỡ chữ", .vietnamese, "size-categories-table"),
    ("bang co chu", .vietnamese, "size-categories-table"),
    ("adjustsFontForContentSizeCategory", .english, "uikit-adjusts"),
    ("adjustsFontForContentSizeCatgory", .italian, "uikit-adjusts"),
    ("allowFontScalling", .vietnamese, "react-native-allowfontscaling"),
    ("AnyLayuot", .spanish, "any-layout-switch"),
    ("fixed-font-size", .italian, "fixed-font-size"),
  ])
  func `a reader’s words put the entry first`(
    query: String, language: Language, id: String
  ) throws {
    #expect(try ids(query, .only(language)).first == id)
  }

  @Test(arguments: [
    ("accessibilità", "accessibilita", Language.italian), ("tamaño", "tamano", .spanish),
    ("cỡ chữ", "co chu", .vietnamese), ("đường cong", "duong cong", .vietnamese),
  ])
  func `marks may be left out`(marked: String, plain: String, language: Language) throws {
    let found = try ids(marked, .only(language))
    #expect(!found.isEmpty)
    #expect(try Set(ids(plain, .only(language))).isSuperset(of: found.prefix(3)))
  }

  @Test(arguments: [
    ("cố định", Language.vietnamese), ("chạm", .vietnamese), ("tamaño", .spanish),
    ("accessibilità", .italian),
  ])
  func `a word that was typed with its marks is no other word without them`(
    query: String, language: Language
  ) throws {
    var request = SearchRequest(query, in: .only(language))
    request.explains = true
    let explanations = try service.search(request).results.compactMap(\.explanation)
    let matches = explanations.flatMap(\.words).flatMap(\.hits).map(\.match)
    #expect(matches.contains(.exact))
    #expect(!matches.contains(.folded) && !matches.contains(.beginning))
  }

  @Test func `an entry is found by the names of the documentation that it cites`() throws {
    for entry in try service.list(in: .only(.english)) {
      for citation in try service.entry(entry.id, in: .only(.english))?.entry.citations ?? [] {
        let words = Analyser.english.words(in: citation.title)
        guard words.count == 1, words[0].isIdentifier else { continue }
        var request = SearchRequest(citation.title, in: .only(.english))
        request.limit = 1000
        #expect(
          try service.search(request).results.contains { $0.id == entry.id },
          "\(entry.id): \(citation.title)")
      }
    }
  }

  @Test(arguments: [
    ("l’icona", "l'icona", Language.italian), ("cỡ chữ", "cỡ chữ".decomposed, .vietnamese),
    ("tamaño", "tamaño".decomposed, .spanish), ("ScaledMetric", "SCALEDMETRIC", .english),
  ])
  func `spellings that are the same word give the same answer`(
    first: String, second: String, language: Language
  ) throws {
    let found = try ids(first, .only(language))
    #expect(!found.isEmpty)
    #expect(try ids(second, .only(language)) == found)
  }

  @Test(arguments: [
    "dynamic type size", "font for content size", "relative", "scaledMet", "anyLay",
  ])
  func `parts and beginnings of a name in code find it`(query: String) throws {
    #expect(try !ids(query, .only(.english)).isEmpty)
  }

  @Test(arguments: [
    "", " ", "\"", "'", "*", "*a", "a\"", "AND", "OR OR", "NEAR(", "(", "¿?", "…", "title : x",
    "-a",
    "^a", "a\0b", "@ScaledMetric(relativeTo: .body)", "\\.dynamicTypeSize", "C++", "100%",
    "\u{301}",
    "🔠", String(repeating: "\"", count: 5000), String(repeating: "parola ", count: 10_000),
    String(repeating: "(", count: 5000), String(repeating: "đ", count: 100_000),
  ])
  func `any text is a query`(query: String) throws {
    for language in Language.allCases {
      let answer = try service.search(SearchRequest(query, in: .only(language)))
      #expect(answer.results.count <= 10)
    }
  }

  @Test func `an entry is found once`() throws {
    let found = try ids("cỡ chữ icona tamaño size font", .preferably(.english))
    #expect(Set(found).count == found.count)
  }

  @Test func `a query in another language is answered in that language, and says so`() throws {
    let answer = try service.search(
      SearchRequest("icona troppo piccola", in: .preferably(.english)))
    #expect(answer.results.first?.language == .italian)
    #expect(answer.isInOtherLanguage)
    #expect(answer.results.first?.id == "icon")
  }

  @Test func `a name in code stays in the reader’s language`() throws {
    let answer = try service.search(SearchRequest("relativeTo", in: .preferably(.vietnamese)))
    #expect(answer.results.first?.language == .vietnamese)
    #expect(!answer.isInOtherLanguage)
  }

  @Test func `the only language asked for stays the only one, and the others are counted`() throws {
    let answer = try service.search(SearchRequest("huy hiệu", in: .only(.english)))
    #expect(answer.results.isEmpty)
    #expect(answer.otherLanguages.map(\.language) == [.vietnamese])
    #expect(answer.otherLanguages.allSatisfy { $0.count > 0 })
  }

  @Test func `a misspelt word names its nearest`() throws {
    let answer = try service.search(SearchRequest("relativto", in: .only(.english)))
    #expect(answer.suggestions.contains("relativeTo"))
  }

  @Test func `kind, topic and limit narrow the answer`() throws {
    let errors = try service.search(
      SearchRequest("font", in: .only(.english), kind: .commonError)
    ).results
    #expect(!errors.isEmpty && errors.allSatisfy { $0.kind == .commonError })
    let icons = try service.search(
      SearchRequest("size", in: .only(.english), topic: .icon)
    ).results
    #expect(!icons.isEmpty && icons.allSatisfy { $0.topics.contains(.icon) })
    #expect(
      try service.search(SearchRequest("font", in: .only(.english), limit: 2)).results.count == 2)
    #expect(
      try service.search(SearchRequest("font", in: .only(.english), limit: -1)).results.isEmpty)
  }
}

extension String {
  /// The text with its marks apart from their letters (NFD).
  fileprivate var decomposed: String { decomposedStringWithCanonicalMapping }
}
