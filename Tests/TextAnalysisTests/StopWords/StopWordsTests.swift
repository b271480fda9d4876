import DTKBTextAnalysis
import Testing

@Suite("Stop words")
struct StopWordsTests {
  static let languages: [(Analyser, question: String, left: [String])] = [
    (.italian, "come si fa a scalare l'icona?", ["scalare", "icona"]),
    (.italian, "perché il testo non cresce", ["testo", "non", "cresce"]),
    (.spanish, "¿cómo se escala el texto?", ["escala", "texto"]),
    (.vietnamese, "làm sao cho chữ không to?", ["chữ", "không", "to"]),
    (.vietnamese, "cỡ chữ là gì", ["cỡ", "chữ"]),
    (.italian, "icone che dovrebbero crescere accanto al testo", ["icone", "crescere", "testo"]),
    (.spanish, "¿debería crecer el icono junto al texto?", ["crecer", "icono", "texto"]),
    (.vietnamese, "toi da cua co chu", ["toi", "da", "co", "chu"]),
    (.english, "how do I scale the font?", ["scale", "font"]),
    (.english, "the icon looks small next to their title", ["icon", "small", "title"]),
  ]

  @Test("a question keeps the words that carry its subject", arguments: languages)
  func question(analyser: Analyser, question: String, left: [String]) {
    let words = analyser.words(in: question).filter { !analyser.isStopWord($0) }
    #expect(words.map(\.exact) == left)
  }

  static let marks: [(Analyser, String, Bool)] = [
    (.vietnamese, "mà", true), (.vietnamese, "ma", true), (.vietnamese, "mã", false),
    (.vietnamese, "NỀN", false), (.vietnamese, "tôi", true), (.vietnamese, "toi", false),
    (.vietnamese, "CÓ", true), (.vietnamese, "co", false), (.italian, "perche'", true),
    (.italian, "Perché", true),
    (.spanish, "dónde", true), (.spanish, "donde", true), (.english, "HOW", true),
  ]

  @Test("a typed mark tells a stop word from its neighbours", arguments: marks)
  func mark(analyser: Analyser, text: String, isStopWord: Bool) {
    #expect(analyser.words(in: text).map(analyser.isStopWord) == [isStopWord])
  }

  @Test("every stop word is a word as the analyser reads it, and is there without marks too")
  func folded() {
    for analyser in [Analyser.italian, .vietnamese, .spanish, .english] {
      for word in analyser.stopWords {
        #expect(analyser.words(in: word).map(\.exact) == [word])
        #expect(analyser.words(in: word).allSatisfy { analyser.stopWords.contains($0.folded) })
      }
    }
  }
}
