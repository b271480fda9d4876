import DTKBTextAnalysis
import Testing

@Suite("Vietnamese tone placement")
struct TonePlacementTests {
  static let moved = [
    ("hòa", "hoà"), ("hóa", "hoá"), ("hỏa", "hoả"), ("tõa", "toã"), ("họa", "hoạ"),
    ("khỏe", "khoẻ"),
    ("lòe", "loè"), ("thủy", "thuỷ"), ("lũy", "luỹ"), ("tùy", "tuỳ"), ("HÓA", "hoá"),
    ("hoa\u{300}", "hoà"), ("ho\u{300}a", "hoà"),
  ]

  @Test("the tone of an open syllable has one place", arguments: moved)
  func open(old: String, new: String) {
    #expect(Analyser.vietnamese.words(in: old).map(\.exact) == [new])
    #expect(Analyser.vietnamese.words(in: new).map(\.exact) == [new])
  }

  @Test(
    "the tone of other syllables stays",
    arguments: [
      "hoàn", "suýt", "huỳnh", "quý", "qúy", "qùa", "mùa", "tủa", "ngoèo", "xòe1", "òa\u{330}",
    ])
  func other(syllable: String) {
    let written = syllable.lowercased()
    #expect(Analyser.vietnamese.words(in: written).map(\.exact) == [written])
  }

  @Test("other languages keep their accents")
  func italian() {
    #expect(Analyser.italian.words(in: "hòa").map(\.exact) == ["hòa"])
  }
}
