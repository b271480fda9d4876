import DTKBKnowledge
import DTKBTestSupport
import Foundation
import Testing

@testable import DTKBCommands

@Suite("The words around the content")
struct InterfaceWordsTests {
  private func file(of language: Language) throws -> [String: String] {
    let file = ProjectFolder.url("Data/interface/\(language.rawValue).json")
    return try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
  }

  @Test("every language has every word and no other", arguments: Language.allCases)
  func complete(language: Language) throws {
    let words = try file(of: language)
    #expect(Set(words.keys) == Set(InterfaceWord.allCases.map(\.rawValue)))
    #expect(words.values.allSatisfy { !$0.isEmpty })
  }

  @Test("every language fills the same placeholders", arguments: Language.allCases)
  func placeholders(language: Language) throws {
    let words = try file(of: language)
    for (key, english) in try file(of: .english) {
      let wanted = Set(MessageTemplate(english).placeholders)
      #expect(Set(MessageTemplate(words[key] ?? "").placeholders) == wanted, "\(key)")
    }
  }
}
