import DTKBKnowledge
import Testing

/// What has to be the same in every language of an entry.
struct SameInEveryLanguage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The parts of a text, in any order.
  let parts: @Sendable (ShippedText) -> [String]

  static let all = [
    SameInEveryLanguage(testDescription: "figures") { $0.figures },
    SameInEveryLanguage(testDescription: "links") { $0.links },
    SameInEveryLanguage(testDescription: "headings, items and samples") { $0.parts },
    SameInEveryLanguage(testDescription: "numbers above ten") { $0.largeNumbers },
  ]

  /// The numbers of a sentence; a point between digits is read like a comma.
  static func numbers(in sentence: String) -> [Double] {
    sentence.split { !$0.isASCII || !($0.isLetter || $0.isNumber || ".,_-".contains($0)) }
      .compactMap { word in
        let digits = word.drop { ".,-".contains($0) }
        let number = digits.reversed().drop { ".,-".contains($0) }.reversed()
        return Double(String(number.map { $0 == "," ? "." : $0 }))
      }
  }
}

extension ShippedText {
  private var blocks: [Block] { Block.blocks(in: text.body) }

  fileprivate var figures: [String] {
    blocks.compactMap { if case .table(let table) = $0 { table.words + ", a table" } else { nil } }
      + bodySpans.compactMap { if case .figure(let figure) = $0 { figure.words } else { nil } }
  }

  fileprivate var links: [String] {
    bodySpans.compactMap { if case .link(_, let target) = $0 { target } else { nil } }
  }

  fileprivate var parts: [String] {
    blocks.compactMap { block in
      switch block {
      case .heading(let level, _): "heading of level \(level)"
      case .item(let marker, _): "item \(marker)"
      case .sample(let fileName, _): fileName
      case .paragraph, .table: nil
      }
    }
  }

  /// The numbers outside code; up to ten a language may spell one out.
  fileprivate var largeNumbers: [String] {
    let sentences =
      fields.map { Prose(place: "", language: text.language, sentence: $0.sentence) }
      + blocks.map { Prose(place: "", language: text.language, spans: $0.spans) }
    return sentences.flatMap { SameInEveryLanguage.numbers(in: $0.words) }.filter { $0 > 10 }
      .map { String($0) }
  }
}

extension Directive {
  fileprivate var words: String { ([name] + arguments).joined(separator: " ") }
}

@Test("A text has what its translations have", arguments: SameInEveryLanguage.all)
func `parity`(_ same: SameInEveryLanguage) {
  for entry in ShippedData.content.entries {
    let texts = entry.texts.map { ShippedText(entry: entry, text: $0) }
    guard let english = texts.last else { continue }
    for text in texts.dropLast() {
      let (here, there) = (same.parts(text).sorted(), same.parts(english).sorted())
      #expect(
        here == there,
        "\(text.file) has \(here.without(there)) and lacks \(there.without(here)) of \(english.file)"
      )
    }
  }
}

@Test(
  "A number is read in any language's writing", arguments: ["12,5 pt", "(12.5)", "12.5.", "–12,5%"])
func `number`(_ sentence: String) {
  #expect(SameInEveryLanguage.numbers(in: sentence) == [12.5])
}

@Test func `a digit within a name is no number`() {
  #expect(SameInEveryLanguage.numbers(in: "AX5, UTF8 and title2").isEmpty)
}

@Test func `no sentence stands in two languages`() {
  var first: [String: Prose] = [:]
  for prose in ShippedData.prose {
    for sentence in sentences(of: prose) {
      let other = first[sentence, default: prose]
      first[sentence] = other
      #expect(
        other.language == prose.language,
        "“\(sentence)” stands in \(other.place) and in \(prose.place): translate one")
    }
  }
}

/// The sentences of four plain words or more: fewer may be the same by right.
private func sentences(of prose: Prose) -> [String] {
  prose.words.split { ".!?:;…\n".contains($0) }.compactMap { sentence in
    let part = Prose(place: "", language: prose.language, sentence: String(sentence))
    return part.plainWords.count < 4 ? nil : part.plainWords.joined(separator: " ").lowercased()
  }
}

@Test func `a sentence is found again in another paragraph`() {
  let first = Prose(place: "", language: .italian, sentence: "Il testo resta molto piccolo. Fine.")
  let second = Prose(
    place: "", language: .spanish, sentence: "Oh! il testo resta molto piccolo: `a`")
  #expect(sentences(of: first) == sentences(of: second))
}

extension Array where Element: Equatable {
  /// What is left when another list's elements are taken away, one for one.
  fileprivate func without(_ others: [Element]) -> [Element] {
    var left = self
    for other in others { left.firstIndex(of: other).map { _ = left.remove(at: $0) } }
    return left
  }
}
