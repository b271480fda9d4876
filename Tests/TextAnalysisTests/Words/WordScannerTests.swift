import DTKBTextAnalysis
import Testing

@Suite("Where words stand in a text")
struct WordScannerTests {
  /// What the ranges of the words cut out of the original text.
  private func cut(_ text: String, _ analyser: Analyser) -> [String] {
    analyser.words(in: text).map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }
  }

  static let places: [(text: String, words: [String])] = [
    ("l’icona", ["icona"]),
    ("🧑🏽‍💻 dell’accessibilità 🇻🇳!", ["accessibilità"]),
    ("così è la vista", ["così", "è", "la", "vista"]),
    ("cosi\u{300} cô\u{303}", ["cosi\u{300}", "cô\u{303}"]),
    ("¿Qué «tamaño»?", ["Qué", "tamaño"]),
    ("_corsivo_ e **grassetto**", ["corsivo", "e", "grassetto"]),
    ("acces\u{AD}sibile\u{AD} x", ["acces\u{AD}sibile", "x"]),
    ("\u{301}a\r\nb\u{0}c", ["a", "b", "c"]),
    ("1️⃣ ☝️", ["1"]),
    ("文字 текст", ["文字", "текст"]),
    ("", []), ("…—·", []), ("'", []), ("l'", ["l"]),
  ]

  @Test("the range of a word is its bytes in the original text", arguments: places)
  func range(text: String, words: [String]) {
    #expect(cut(text, .italian).map { Array($0.utf8) } == words.map { Array($0.utf8) })
  }

  static let elisions: [(text: String, words: [String])] = [
    ("l'icona", ["icona"]), ("L'ICONA", ["icona"]), ("dell’UIFont", ["uifont"]),
    ("l'`UIFont`", ["uifont"]), ("l’«icona»", ["icona"]), ("un'altra", ["altra"]),
    ("nell'app, all'inizio", ["app", "inizio"]), ("cos'è", ["cos", "è"]),
    ("perche' e' piu'", ["perche", "e", "piu"]), ("po' di testo", ["po", "di", "testo"]),
    ("sant'Antonio", ["sant", "antonio"]), ("`un` test", ["un", "test"]),
    ("'all' e 'un'", ["all", "e", "un"]), ("quest'ultimo", ["ultimo"]),
  ]

  @Test("Italian drops what is elided before an apostrophe", arguments: elisions)
  func elision(text: String, words: [String]) {
    #expect(Analyser.italian.words(in: text).map(\.exact) == words)
  }

  @Test(
    "every sign typed for an apostrophe is one",
    arguments: ["'", "\u{2019}", "\u{2018}", "\u{2BC}", "\u{B4}", "`", "\u{2032}"])
  func apostrophe(sign: String) {
    for (text, words) in Self.elisions where !text.contains("`") {
      let typed = text.replacing("'", with: sign).replacing("’", with: sign)
      #expect(Analyser.italian.words(in: typed).map(\.exact) == words)
    }
  }

  static let english: [(text: String, words: [String])] = [
    ("don't", ["dont"]), ("user’s font", ["user", "font"]), ("USER'S", ["user"]),
    ("users' fonts", ["users", "fonts"]), ("'quoted'", ["quoted"]), ("it's", ["it"]),
  ]

  @Test("English keeps contractions together and drops the possessive", arguments: english)
  func contraction(text: String, words: [String]) {
    #expect(Analyser.english.words(in: text).map(\.exact) == words)
    #expect(cut("user's", .english) == ["user"])
  }
}
