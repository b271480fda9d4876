import DTKBKnowledge
import DTKBTestSupport
import Foundation
import Testing

@testable import DTKBCommands

@Suite("The words around figures")
struct FigureWordsTests {
  @Test(
    "the pages in Settings are called as the knowledge base calls them",
    arguments: Language.allCases)
  func pages(language: Language) throws {
    let file = ProjectFolder.url("Data/entries/size-categories-table/\(language.rawValue).md")
    let text = try String(contentsOf: file, encoding: .utf8)
    for page in [language.figureWords.sliderPage, language.figureWords.largerSliderPage] {
      #expect(text.contains("→ \(page)**"))
    }
  }
}
