import DTKBTestSupport
@testable import DTKBTextAnalysis
import Foundation
import Testing

@Suite("Snowball's published vocabularies")
struct SnowballVectorTests {
  private func lines(of name: String) throws -> [Substring] {
    let file = ProjectFolder.url("Tests/TextAnalysisTests/Snowball/\(name).txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  }

  private func differences(
    _ language: String, words count: Int, _ stem: (inout LatinWord) -> Void
  ) throws -> [String] {
    let words = try lines(of: "\(language)-voc")
    let stems = try lines(of: "\(language)-output")
    #expect(words.count == count)
    #expect(stems.count == count)
    return try zip(words, stems).compactMap { word, expected in
      var latin = try #require(LatinWord(Array(word.unicodeScalars)))
      stem(&latin)
      let found = String(latin.letters.map { Unicode.Scalar($0) })
      return found == expected ? nil : "\(word): \(found), not \(expected)"
    }
  }

  @Test("all 35,495 Italian words have the published stem")
  func italian() throws {
    #expect(try differences("italian", words: 35_495, ItalianStemmer.stem) == [])
  }

  @Test("all 28,378 Spanish words have the published stem")
  func spanish() throws {
    #expect(try differences("spanish", words: 28_378, SpanishStemmer.stem) == [])
  }
}
