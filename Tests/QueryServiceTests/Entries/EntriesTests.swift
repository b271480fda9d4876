import DTKBKnowledge
import DTKBQueryService
import Testing

struct EntriesTests {
  private let service: QueryService

  init() throws {
    service = try ShippedBase.service()
  }

  @Test(arguments: Language.allCases)
  func `an entry is shown in the language asked for`(language: Language) throws {
    let shown = try #require(try service.entry("relative-to", in: .only(language)))
    #expect(shown.text.language == language)
    #expect(!shown.isInOtherLanguage)
    #expect(shown.entry.kind == .guideline)
  }

  @Test func `an id that is none has no entry but near ones`() throws {
    #expect(try service.entry("relativ-to", in: .preferably(.italian)) == nil)
    #expect(try service.idsNear("relativ-to").first == "relative-to")
    #expect(try service.idsNear("quite something else").isEmpty)
  }

  @Test func `every language lists the same entries`() throws {
    let lists = try Language.allCases.map { try service.list(in: .only($0)).map(\.id) }
    #expect(lists[0].count >= 17)
    #expect(Set(lists).count == 1)
  }

  @Test func `a list is narrowed by kind and topic`() throws {
    let errors = try service.list(kind: .commonError, in: .only(.english))
    #expect(errors.map(\.id).contains("fixed-font-size"))
    #expect(errors.allSatisfy { $0.kind == .commonError })
    let icons = try service.list(topic: .icon, in: .only(.english))
    #expect(icons.map(\.id).contains("icon"))
  }
}
