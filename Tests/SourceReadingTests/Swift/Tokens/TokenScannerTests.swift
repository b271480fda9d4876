import Testing

@testable import DTKBSourceReading

@Suite("Tokens of Swift")
struct TokenScannerTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let source: String
    let tokens: String
    init(_ source: String, _ tokens: String) {
      self.source = source
      self.tokens = tokens
    }
    var testDescription: String { source }
  }

  /// The expected tokens stand apart by one space; a space inside a token is written `␣`.
  static let samples = [
    Sample("a.b(c)", "a . b ( c )"),
    Sample("x?.y!.z", "x ? . y ! . z"),
    Sample("a ? b : c", "a ? b : c"),
    Sample("a ?? b", "a ?? b"),
    Sample("-x - -1", "- x - - 1"),
    Sample("1...5", "1 ... 5"),
    Sample("0.5...1.5", "0.5 ... 1.5"),
    Sample("..<n", "..< n"),
    Sample("pair.0.1", "pair . 0 . 1"),
    Sample("1.0e-3 + 0x1p-2 + 1_000.5", "1.0e-3 + 0x1p-2 + 1_000.5"),
    Sample("1.rounded()", "1 . rounded ( )"),
    Sample("[Set<Array<Int>>?]()", "[ Set < Array < Int > > ? ] ( )"),
    Sample("a >= b >> c", "a >= b > > c"),
    Sample("f: (A) -> B", "f : ( A ) -> B"),
    Sample(#"\.self"#, #"\ . self"#),
    Sample("`default`", "`default`"),
    Sample("$0 + $value", "$0 + $value"),
    Sample("@State private var", "@ State private var"),
    Sample("#if os(iOS)", "#if os ( iOS )"),
    Sample("#Preview { }", "#Preview { }"),
    Sample(#""a""#, #""a""#),
    Sample(#""a \" b" c"#, #""a␣\"␣b" c"#),
    Sample(#""a \(b) c""#, #""a␣\( b )␣c""#),
    Sample(#""\(a)\("\(b)")""#, #""\( a )\( "\( b )" )""#),
    Sample(#""\(f(a, [b]))""#, #""\( f ( a , [ b ] ) )""#),
    Sample(##"#"a \(b) \#(c)"#"##, ##"#"a␣\(b)␣\#( c )"#"##),
    Sample(##"#"""#"##, ##"#"""#"##),
    Sample("\"\"\"\na \"b\" \\(c)\n\"\"\"", "\"\"\"\na␣\"b\"␣\\( c )\n\"\"\""),
    Sample("\"\"", "\"\""),
    Sample("a /* b /* c */ d */ e // f", "a e"),
    Sample("a / b / c", "a / b / c"),
    Sample("let r = /a\\/[(]b+/", "let r = /a\\/[(]b+/"),
    Sample("f(/ab/, c / d)", "f ( /ab/ , c / d )"),
    Sample("x = #/\na\n/b/#", "x = #/\na\n/b/#"),
    Sample("x = #/a/b/#", "x = #/a/b/#"),
    Sample("x = #/a\nb", "x = # / a b"),
    Sample(##"(#""""#, "")"##, ##"( #""""# , "" )"##),
    Sample("a/b", "a / b"),
    Sample("“a”", "“a”"),
    Sample("a\u{A0}=\u{A0}b", "a = b"),
    Sample("名 = 値", "名 = 値"),
    Sample("🎉.x", "🎉 . x"),
    Sample("a ≤ b", "a ≤ b"),
    Sample("\u{FEFF}#!/usr/bin/swift\na", "a"),
    Sample("\"open\nb", "\"open b"),
    Sample("a\0b", "a b"),
  ]

  @Test("a text is cut into its tokens", arguments: samples)
  func tokens(_ sample: Sample) {
    #expect(Self.cut(sample.source) == sample.tokens)
  }

  @Test("a text is cut in the same way with line breaks of Windows", arguments: samples)
  func carriageReturns(_ sample: Sample) {
    let source = sample.source.replacing("\n", with: "\r\n")
    #expect(Self.cut(source) == sample.tokens.replacing("\n", with: "\r\n"))
  }

  private static func cut(_ source: String) -> String {
    let tree = SwiftTree(reading: Array(source.utf8))
    return tree.tokens.indices
      .map { tree.text(ofToken: $0).replacing(" ", with: "␣") }
      .joined(separator: " ")
  }

  @Test("brackets find their partners over what is left open inside")
  func partners() {
    let tree = SwiftTree(reading: Array("{ ( [ } ) { \"\\(a)\" }".utf8))
    let partners = tree.tokens.map(\.partner)
    #expect(partners == [3, nil, nil, 0, nil, 9, 8, nil, 6, 5])
  }

  @Test(
    "a keyword is known by all its letters",
    arguments: Keyword.allCases.filter { $0 != .none && !$0.rawValue.hasPrefix("#") })
  func keywords(_ keyword: Keyword) {
    let spelling = keyword.rawValue
    let tree = SwiftTree(reading: Array("\(spelling) \(spelling)x x\(spelling)".utf8))
    #expect(tree.tokens.first?.keyword == keyword)
    #expect(tree.tokens.dropFirst().allSatisfy { $0.keyword == .none })
    #expect(SwiftTree(reading: Array("Xtension".utf8)).tokens[0].keyword == .none)
    #expect(SwiftTree(reading: Array("Extension".utf8)).tokens[0].keyword == .none)
  }

  @Test("comments are kept apart, and say whether code stands before them")
  func comments() {
    let source = "// a\nlet b = 1 // c\n/* d\n*/ e"
    let tree = SwiftTree(reading: Array(source.utf8))
    #expect(tree.comments.map { tree.text($0.range) } == ["// a", "// c", "/* d\n*/"])
    #expect(tree.comments.map(\.followsCode) == [false, true, false])
  }

  @Test("what had to be repaired is told")
  func repairs() {
    let bytes = Array("Text(“a”)\u{A0}".utf8) + [0xFF]
    #expect(SwiftTree(reading: bytes).repairs == [.quotationMark, .space, .invalidUTF8])
    #expect(SwiftTree(reading: Array("Text(\"“a”\u{A0}\")".utf8)).repairs.isEmpty)
  }
}
