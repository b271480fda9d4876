import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBQueryService
import DTKBTextAnalysis
import Foundation
import Testing

/// What must hold of every query, seen on many.
struct SearchPropertyTests {
  private let service: QueryService
  private let queries: [LabelledQuery]

  init() throws {
    service = try ShippedBase.service()
    queries = try LabelledQuery.all(in: "given")
  }

  private func ids(_ query: String, _ language: Language, limit: Int = 1000) throws -> [String] {
    let request = SearchRequest(query, in: .only(language), limit: limit)
    return try service.search(request).results.map(\.id)
  }

  @Test func `composed or not, and with whatever apostrophe, a query is the same`() throws {
    for query in queries
    where query.text.unicodeScalars.contains(where: { !$0.isASCII })
      || query.text.contains("'")
    {
      let found = try ids(query.text, query.language, limit: 10)
      #expect(
        try ids(query.text.decomposedStringWithCanonicalMapping, query.language, limit: 10)
          == found,
        "\(query.text)")
      for apostrophe in ["’", "ʼ", "`", "´"] where query.text.contains("'") {
        let other = query.text.replacingOccurrences(of: "'", with: apostrophe)
        #expect(try ids(other, query.language, limit: 10) == found, "\(other)")
      }
    }
  }

  @Test func `capitals do not change what is found`() throws {
    for query in queries where query.category != "code" {
      let found = try ids(query.text.lowercased(), query.language, limit: 30)
      #expect(try ids(query.text.uppercased(), query.language, limit: 30) == found, "\(query.text)")
    }
  }

  @Test func `without marks at least as much is found`() throws {
    for query in queries {
      let plain = query.text.folded
      guard plain != query.text else { continue }
      let found = try ids(query.text, query.language)
      #expect(try Set(ids(plain, query.language)).isSuperset(of: found), "\(query.text)")
    }
  }

  @Test func `a word as it was typed outranks the same letters with other marks`() throws {
    var comparisons = 0
    for word in ["to", "cao", "hai", "ba", "co", "trang", "cam", "theo", "ra", "trong", "an"] {
      var request = SearchRequest(word, in: .only(.vietnamese))
      request.limit = 1000
      request.explains = true
      let results = try service.search(request).results
      // Of the entries of a kind that have the word in one and the same part only.
      for kind in EntryKind.allCases {
        for part in TextPart.allCases {
          let matches = results.filter { $0.kind == kind }.compactMap { result -> WordMatch? in
            let hits = result.explanation?.words.flatMap(\.hits) ?? []
            return hits.count == 1 && hits[0].part == part ? hits[0].match : nil
          }
          guard let exact = matches.firstIndex(of: .exact),
            let folded = matches.firstIndex(of: .folded)
          else { continue }
          comparisons += 1
          #expect(exact < folded, "\(word) \(kind) \(part)")
        }
      }
    }
    #expect(comparisons >= 5)
  }

  @Test func `every name in code is found in lower case, by its parts and with one slip`() throws {
    let base = try KnowledgeBase(path: ShippedBase.path())
    let vocabulary = try base.vocabulary(of: .english)
    let words = Set(vocabulary.map(\.word))
    let names = vocabulary.filter { $0.word != $0.spelling && $0.word.count >= 5 }
    #expect(names.count > 200)
    // Every eleventh, each with a slip of another kind.
    for (number, name) in names.enumerated() where number.isMultiple(of: 11) {
      let found = try ids(name.spelling, .english)
      let first = try #require(found.first, "\(name)")
      #expect(try Set(ids(name.word, .english)) == Set(found), "\(name)")
      guard name.word.allSatisfy(\.isLetter) else { continue }
      let slip = name.word.slip(number / 11)
      // What is left of five letters may be too short to be taken for a slip.
      guard editsAllowed(in: slip) > 0, !words.contains(slip) else { continue }
      #expect(try ids(slip, .english).contains(first), "\(slip) for \(name.spelling)")
    }
  }

  @Test(arguments: ["icone che scalano", "ScaledMetirc", "dat chieu cao 44", "label own font"])
  func `the explanation of a result adds up to its score`(query: String) throws {
    for language in Language.allCases {
      var request = SearchRequest(query, in: .only(language))
      request.explains = true
      for result in try service.search(request).results {
        let explanation = try #require(result.explanation)
        #expect(abs(explanation.score - result.score) < 1e-9, "\(result.id)")
        #expect(explanation.words.contains { !$0.hits.isEmpty })
      }
    }
  }

  @Test(arguments: [
    ("ScaledMetric", "scaled-metric"), ("scaled metric", "scaled-metric"),
    ("ScaledMetirc", "scaled-metric"), ("relative-to", "relative-to"), ("icon", "icon"),
    ("AnyLayout switch", "any-layout-switch"), ("FIXED-FONT-SIZE", "fixed-font-size"),
  ])
  func `whoever types an id gets its entry`(query: String, id: String) throws {
    for language in Language.allCases {
      #expect(try ids(query, language, limit: 1).first == id, "\(language)")
    }
  }

  @Test(arguments: [
    (".font(.system(size: 14))", "fixed-font-size"), (".lineLimit(1)", "single-line-text"),
    ("label.font = .systemFont(ofSize: 15)", "uifont-fixed"),
    (".minimumScaleFactor(0.5)", "shrink-to-fit"),
  ])
  func `code with a fault is answered with the fault`(code: String, id: String) throws {
    for language in Language.allCases {
      #expect(try ids(code, language, limit: 1).first == id, "\(language)")
    }
  }
}

extension String {
  /// The text without accents, tones and the bar of `đ`.
  fileprivate var folded: String {
    folding(options: .diacriticInsensitive, locale: nil)
      .replacingOccurrences(of: "đ", with: "d").replacingOccurrences(of: "Đ", with: "D")
  }

  /// The word with one slip: by number a letter left out, doubled, mistaken, or two of them swapped.
  fileprivate func slip(_ number: Int) -> String {
    var letters = Array(self)
    let place = letters.count / 2
    switch number % 4 {
    case 0: letters.remove(at: place)
    case 1: letters.insert("q", at: place)
    case 2: letters[place] = "q"
    default: letters.swapAt(place, place + 1)
    }
    return String(letters)
  }
}
