import DTKBSeededNumbers
import DTKBTextAnalysis
import Foundation
import Testing

@Suite("Reading texts")
struct AnalyserTests {
  static let analysers = [Analyser.italian, .vietnamese, .spanish, .english]

  /// Queries as readers type them.
  static let queries = [
    "cos'è il visualizzatore di contenuti grandi?", "perché l’icona non scala con AX5",
    "dell'accessibilità e' piu' larga", "dimensione in punti che non si può cambiare",
    "cỡ chữ cố định không phóng to", "hoà hòa thuỷ thủy đường ĐƯỜNG ở Việt Nam",
    "dynamicTypeSize mức trần", "¿cómo se escala el tamaño de año en año?",
    "pingüino niño español íconos ajústalo", "@ScaledMetric(relativeTo: .body) var size",
    "user's fonts don't scale", "Łódź, Straße, Ærø, façade, naïve",
  ]

  @Test("composed and decomposed text give the same words", arguments: queries)
  func canonicalForms(query: String) {
    for analyser in Self.analysers {
      let composed = analyser.words(in: query.precomposedStringWithCanonicalMapping)
      let decomposed = analyser.words(in: query.decomposedStringWithCanonicalMapping)
      #expect(composed.map(Forms.init) == decomposed.map(Forms.init))
    }
  }

  @Test("a lexicon gives the words of its analyser, however often they come")
  func lexicon() {
    for analyser in Self.analysers {
      var lexicon = Lexicon(analyser)
      for query in Self.queries + Self.queries.reversed() {
        let text = query + "\n" + query
        #expect(lexicon.words(in: text) == analyser.words(in: text))
      }
    }
  }

  @Test("both apostrophes give the same words", arguments: queries)
  func apostrophes(query: String) {
    for analyser in Self.analysers {
      let straight = analyser.words(in: query.replacing("’", with: "'"))
      let curly = analyser.words(in: query.replacing("'", with: "’"))
      #expect(straight.map(Forms.init) == curly.map(Forms.init))
    }
  }

  @Test("case changes neither a word nor its folded form", arguments: queries)
  func letterCase(query: String) {
    // `ß` has no capital of one letter
    let query = query.replacing("ß", with: "ss")
    var generator = SeededGenerator(seed: 3)
    let mixed = query.map { Bool.random(using: &generator) ? $0.uppercased() : $0.lowercased() }
    for analyser in Self.analysers {
      let words = analyser.words(in: query)
      for typed in [query.lowercased(), query.uppercased(), query.capitalized, mixed.joined()] {
        #expect(analyser.words(in: typed).map(\.exact) == words.map(\.exact))
        #expect(analyser.words(in: typed).map(\.folded) == words.map(\.folded))
      }
      // all capitals are no name in code, so that words keep their stems
      #expect(
        analyser.words(in: query.uppercased()).map(\.stems)
          == analyser.words(in: query.lowercased()).map(\.stems))
    }
  }

  @Test("a query without marks meets the folded form of what has them", arguments: queries)
  func folded(query: String) {
    for analyser in Self.analysers {
      let words = analyser.words(in: query)
      let typed = analyser.words(in: words.map(\.folded).joined(separator: " "))
      #expect(typed.map(\.folded) == words.map(\.folded))
      #expect(typed.map(\.exact) == words.map(\.folded))
      for (typed, written) in zip(typed, words) where !written.isIdentifier && !typed.stems.isEmpty
      {
        #expect(!Set(typed.stems).isDisjoint(with: written.stems))
      }
    }
  }

  @Test(
    "a typed mark tells words apart that fold alike",
    arguments: [("año", "ano"), ("cỡ", "có"), ("chữ", "chú"), ("đó", "đo"), ("è", "e")])
  func marks(first: String, second: String) {
    for analyser in Self.analysers {
      let words = analyser.words(in: "\(first) \(second)")
      #expect(words[0].exact != words[1].exact)
      #expect(words[0].folded == words[1].folded)
      #expect(words[0].exact == first)
    }
  }

  @Test("a name in code is found by one typo anywhere in it")
  func typos() {
    let names = ["relativeTo", "ScaledMetric", "dynamicTypeSize", "UIFontMetrics", "AnyLayout"]
    let words = names.flatMap { Analyser.english.words(in: $0).map(\.exact) }
    let vocabulary = WordList(words.map { ($0, $0) })
    for name in words {
      let letters = Array(name)
      var typos: Set<String> = []
      for index in letters.indices {
        var typo = letters
        typo.remove(at: index)
        typos.insert(String(typo))
        typo = letters
        typo.insert("q", at: index)
        typos.insert(String(typo))
        typo = letters
        typo[index] = "q"
        typos.insert(String(typo))
        if index > 0 {
          typo = letters
          typo.swapAt(index, index - 1)
          typos.insert(String(typo))
        }
      }
      for typo in typos where typo != name {
        var nearest = NearestWords(to: typo, limit: 1)
        nearest.look(through: vocabulary)
        #expect(nearest.found.map(\.word) == [name])
      }
    }
  }

  @Test("any text gives words in order whose bytes give the same word again")
  func anyText() {
    var generator = SeededGenerator(seed: 11)
    let common = Array(
      "aàạAÀÐđÑ zZ09__''’`.,:-\u{301}\u{323}\u{AD}\u{200D}\u{FE0F}😀\r\n\0文я".unicodeScalars)
    for _ in 0..<800 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...40, using: &generator) {
        let value = UInt32.random(in: 0...0x10FFFF, using: &generator)
        let isCommon = Int.random(in: 0..<8, using: &generator) > 0
        let any = Unicode.Scalar(value) ?? "\u{FFFD}"
        scalars.append(isCommon ? common.randomElement(using: &generator) ?? any : any)
      }
      let text = String(scalars)
      let bytes = Array(text.utf8)
      for analyser in Self.analysers {
        var end = 0
        for word in analyser.words(in: text) {
          #expect(
            word.range.lowerBound >= end && !word.range.isEmpty
              && word.range.upperBound <= bytes.count)
          end = word.range.upperBound
          let cut = String(decoding: bytes[word.range], as: UTF8.self)
          #expect(Array(cut.utf8) == Array(bytes[word.range]))
          #expect(analyser.words(in: cut).map(Forms.init) == [Forms(word)])
        }
      }
    }
  }

  @Test("the examples of the documentation hold")
  func examples() {
    #expect(Analyser.italian.words(in: "l’icona").map(\.exact) == ["icona"])
    #expect(Analyser.english.words(in: "relativeTo:").map(\.parts) == [["relative", "to"]])
    let list = WordList([("relative", "relative"), ("relativeto", "relativeTo")])
    #expect(String(decoding: list.bytes, as: UTF8.self) == "relative\nrelativeto relativeTo\n")
    var nearest = NearestWords(to: "relativto", limit: 1)
    nearest.look(through: list)
    #expect(
      nearest.found == [NearWord(word: "relativeto", spelling: "relativeTo", distance: 1)])
  }
}

/// A word without its place.
private struct Forms: Equatable, CustomStringConvertible {
  let description: String

  init(_ word: Word) {
    // Compared by scalars: Swift's own comparison does not tell composed from decomposed.
    let forms = [word.exact, word.folded, "\(word.stems) \(word.parts) \(word.isIdentifier)"]
    description = forms.map {
      $0.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    }.joined(separator: " | ")
  }
}
