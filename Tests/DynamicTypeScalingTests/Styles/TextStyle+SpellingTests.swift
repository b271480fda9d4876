import DynamicTypeScaling
import Testing

@Suite struct TextStyleSpellingTests {
  @Test(arguments: TextStyle.Spelling.allCases)
  func `what is written is read back, in any case`(spelling: TextStyle.Spelling) throws {
    for style in TextStyle.allCases {
      let word = style.spelled(as: spelling)
      #expect(try TextStyle(parsing: word) == style)
      #expect(try TextStyle(parsing: word.uppercased()) == style)
      #expect(try TextStyle(parsing: "Font.TextStyle." + word) == style)
    }
    #expect(Set(TextStyle.allCases.map { $0.spelled(as: spelling) }).count == 15)
  }

  @Test(arguments: [
    ("title1", TextStyle.title), (".title", .title), ("UICTFontTextStyleTitle0", .largeTitle),
    ("UICTFontTextStyleTitle1", .title), ("UICTFontTextStyleSubhead", .subheadline),
    ("UIFontTextStyleCaption1", .caption), ("caption1", .caption), ("footnote1", .footnote),
    ("-apple-system-body", .body), ("-apple-system-title0", .largeTitle),
    ("UIFont.TextStyle.caption2", .caption2), ("large-title", .largeTitle),
    ("Large Title", .largeTitle),
  ])
  func `words that people paste are read`(word: String, style: TextStyle) throws {
    #expect(try TextStyle(parsing: word) == style)
  }

  @Test(arguments: [
    ("titel", "title"), ("captoin2", "caption2"), ("hedline", "headline"), ("bdy", "body"),
    ("heading", "headline"),
    ("title4", "title3"), ("UICTFontTextStyleBdy", "body"),
  ])
  func `a near miss names what was meant`(word: String, suggestion: String) {
    #expect(throws: UnknownName(word: word, suggestion: suggestion)) {
      try TextStyle(parsing: word)
    }
  }

  @Test(arguments: ["", "banana", "17", "UICTFontTextStyle", "thân"])
  func `what is no style is an error without a guess`(word: String) {
    #expect(throws: UnknownName(word: word, suggestion: nil)) { try TextStyle(parsing: word) }
  }
}
