import DTKBTextAnalysis
import Testing

@Suite("Names in code")
struct IdentifierPartsTests {
  static let names: [(text: String, exact: String, parts: [String])] = [
    ("relativeTo", "relativeto", ["relative", "to"]),
    ("ScaledMetric", "scaledmetric", ["scaled", "metric"]),
    ("dynamicTypeSize", "dynamictypesize", ["dynamic", "type", "size"]),
    ("dynamic_type_size", "dynamictypesize", ["dynamic", "type", "size"]),
    ("DYNAMIC_TYPE_SIZE", "dynamictypesize", ["dynamic", "type", "size"]),
    ("UIFont", "uifont", ["ui", "font"]),
    ("UIFontMetrics", "uifontmetrics", ["ui", "font", "metrics"]),
    ("XCUIApplication", "xcuiapplication", ["xcui", "application"]),
    (
      "adjustsFontForContentSizeCategory", "adjustsfontforcontentsizecategory",
      ["adjusts", "font", "for", "content", "size", "category"]
    ),
    ("AX5", "ax5", ["ax", "5"]),
    ("xxxLarge", "xxxlarge", ["xxx", "large"]),
    ("xLarge", "xlarge", ["x", "large"]),
    ("HStack", "hstack", ["h", "stack"]),
    ("accessibility5", "accessibility5", ["accessibility", "5"]),
    ("title2Bold", "title2bold", ["title", "2", "bold"]),
    ("44pt", "44pt", ["44", "pt"]),
    ("iOS17", "ios17", ["ios", "17"]),
    ("sizeOfURLs", "sizeofurls", ["size", "of", "urls"]),
    ("snake__case", "snakecase", ["snake", "case"]),
    ("MàximumSìze", "màximumsìze", ["màximum", "sìze"]),
    ("Ma\u{300}ximumSi\u{300}ze", "màximumsìze", ["màximum", "sìze"]),
    ("iOS", "ios", []), ("iPhone", "iphone", []), ("URLs", "urls", []),
  ]

  @Test("a name is one word, whole and in parts", arguments: names)
  func name(text: String, exact: String, parts: [String]) {
    let words = Analyser.english.words(in: text)
    #expect(words.map(\.exact) == [exact])
    #expect(words.map(\.parts) == [parts])
    #expect(words.map(\.isIdentifier) == [true])
    #expect(words.map(\.stems) == [[]])
    #expect(words.map(\.range) == [0..<text.utf8.count])
  }

  @Test(
    "a word of prose is no name",
    arguments: [
      "testo", "Testo", "TESTO", "RELATIVETO", "Cỡ", "CỠ", "a", "A", "17", "1_000", "_testo_",
    ])
  func prose(text: String) {
    let words = Analyser.italian.words(in: text)
    #expect(words.count == 1)
    #expect(words.first?.isIdentifier == false)
    #expect(words.first?.parts == [])
  }

  static let code: [(text: String, words: [String])] = [
    (".font(.system(size:))", ["font", "system", "size"]),
    ("@ScaledMetric(relativeTo: .body)", ["scaledmetric", "relativeto", "body"]),
    (#"\.dynamicTypeSize"#, ["dynamictypesize"]),
    ("relativeTo:", ["relativeto"]),
    ("Font.custom(\"Georgia\", size: 17)", ["font", "custom", "georgia", "size", "17"]),
    ("fixed-font-size", ["fixed", "font", "size"]),
    ("_bodySize: CGFloat", ["bodysize", "cgfloat"]),
    ("C++ 100% a/b #if", ["c", "100", "a", "b", "if"]),
  ]

  @Test("punctuation of code ends a name", arguments: code, [Analyser.italian, .vietnamese])
  func punctuation(_ row: (text: String, words: [String]), analyser: Analyser) {
    #expect(analyser.words(in: row.text).map(\.exact) == row.words)
  }

  @Test(
    "a name is met by every way to type it",
    arguments: ["relativeto", "RELATIVETO", "RelativeTo", "relativeTo:", "relative_to"])
  func typed(query: String) {
    let text = Analyser.spanish.words(in: "usa @ScaledMetric(relativeTo: .body)")
    let wanted = Set(Analyser.spanish.words(in: query).map(\.exact))
    #expect(wanted == ["relativeto"])
    #expect(text.contains { wanted.contains($0.exact) })
  }

  @Test("the words of a name, typed apart, are its parts")
  func apart() {
    let names = Analyser.vietnamese.words(in: "dynamicTypeSize ScaledMetric")
    #expect(names[0].parts == Analyser.vietnamese.words(in: "dynamic type size").map(\.exact))
    #expect(names[1].parts == Analyser.vietnamese.words(in: "scaled metric").map(\.exact))
  }

  @Test("each part of a name, typed as a query, is a word equal to it", arguments: names)
  func partAsQuery(text: String, exact: String, parts: [String]) {
    for part in parts {
      #expect(Analyser.english.words(in: part.uppercased()).map(\.exact) == [part])
    }
  }
}
