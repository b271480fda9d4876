import Testing

@testable import DTKBTextAnalysis

struct FormLookTests {
  private let texts = [
    "Đường cong của cỡ chữ, l’icona e dell'accessibilità: tamaño, Útil, ñandú",
    "Dùng @ScaledMetric(relativeTo: .body) và dynamicTypeSize; 12 pt, AX5, ßig, Ænigma, Ðà",
    "слово 語 mot", "e\u{301}cole O\u{302}\u{323} đ",
    "cố định, công việc; coBản, co_giãn, co5; “cỡ” hòa hoà hoàn điểm×cỡ ả\u{AD}nh",
  ]

  /// Whatever words are asked for, reading only those that may be they finds the same ones.
  @Test(arguments: [
    "duong", "đường", "cỡ", "icona", "accessibilita", "utili", "nandu", "scaledmetric", "metric",
    "type", "12", "ax5", "ssig", "aenigma", "da", "слово", "語", "ecole", "ộ", "o", "",
    "co", "cố", "hoà", "hoa", "điểm", "ảnh", "cong",
  ])
  func `no word that has one of the forms is passed over`(form: String) {
    for analyser in [Analyser.italian, .vietnamese, .spanish, .english] {
      for text in texts {
        let has = { (word: Word) in
          ([word.exact, word.folded] + word.stems + word.parts).contains(form)
        }
        let all = analyser.words(in: text).filter(has)
        #expect(analyser.words(in: text, thatMayBe: analyser.look(for: [form])).filter(has) == all)
      }
    }
  }

  @Test func `a text without such a beginning is passed over`() {
    let look = Analyser.italian.look(for: ["icona", "testo"])
    #expect(look.mayFindForms(in: "un’Icòna"))
    #expect(look.mayFindForms(in: "il testo"))
    #expect(!look.mayFindForms(in: "le righe della scala, però"))
  }

  @Test func `a longer word is passed over where words have no endings`() {
    let look = Analyser.vietnamese.look(for: ["cố", "co"])
    #expect(look.mayFindForms(in: "một cỡ"))
    #expect(look.mayFindForms(in: "coBản"))
    #expect(!look.mayFindForms(in: "công việc của con, bóng"))
  }
}
