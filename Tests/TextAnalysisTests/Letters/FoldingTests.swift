import DTKBTextAnalysis
import Foundation
import Testing

@Suite("Letters with marks")
struct FoldingTests {
  /// The 67 Vietnamese letters with marks, small and capital.
  static let vietnamese =
    "àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ"
  static let european = "äåçëîïñöûüÿčďěňřšťůžąćęłńśźżőűğışøæœßãõāēīōū"

  @Test("the list holds all 134 Vietnamese letters")
  func complete() {
    #expect(Set(Self.vietnamese + Self.vietnamese.uppercased()).count == 134)
  }

  @Test(
    "a letter reads the same composed, decomposed and as a capital",
    arguments: Array(vietnamese + european))
  func forms(letter: Character) throws {
    let composed = String(letter).precomposedStringWithCanonicalMapping
    for analyser in [Analyser.italian, .vietnamese, .spanish, .english] {
      let forms = [
        composed, composed.decomposedStringWithCanonicalMapping,
        letter == "ı" || letter == "ß" ? composed : composed.uppercased(),
        letter == "ı" || letter == "ß"
          ? composed : composed.uppercased().decomposedStringWithCanonicalMapping,
      ]
      for form in forms {
        let word = try #require(analyser.words(in: form).first)
        #expect(Array(word.exact.unicodeScalars) == Array(composed.unicodeScalars))
        #expect(word.range == 0..<form.utf8.count)
        #expect(word.folded.utf8.allSatisfy { $0 < 0x80 })
      }
    }
  }

  @Test("every letter of the Latin blocks composes as Unicode says")
  func blocks() {
    var differences: [String] = []
    for value in Array(UInt32(0xC0)..<0x250) + Array(0x1E00..<0x1F00) {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { continue }
      let composed = String(scalar).lowercased().precomposedStringWithCanonicalMapping
      for form in [composed, composed.decomposedStringWithCanonicalMapping, String(scalar)] {
        let words = Analyser.spanish.words(in: form)
        if words.map({ Array($0.exact.unicodeScalars) }) != [Array(composed.unicodeScalars)] {
          differences.append("\(scalar): \(form)")
        }
      }
    }
    #expect(differences == [])
  }

  @Test("marks are read in any order that means the same")
  func order() {
    let forms = [
      "o\u{323}\u{302}", "o\u{302}\u{323}", "ô\u{323}", "ọ\u{302}", "ộ", "O\u{302}\u{323}",
    ]
    for form in forms {
      #expect(Analyser.vietnamese.words(in: "m" + form + "t").map(\.exact) == ["một"])
    }
  }

  static let folds: [(String, String)] = [
    ("cỡ", "co"), ("ĐƯỜNG", "duong"), ("đường", "duong"), ("tamaño", "tamano"),
    ("pingüino", "pinguino"), ("accessibilità", "accessibilita"), ("Łódź", "lodz"),
    ("straße", "strasse"), ("œuvre", "oeuvre"), ("x\u{302}y", "xy"), ("İstanbul", "istanbul"),
  ]

  @Test("folding drops every mark", arguments: folds)
  func fold(text: String, folded: String) {
    #expect(Analyser.spanish.words(in: text).map(\.folded) == [folded])
  }

  @Test("the look-alikes of đ are đ in Vietnamese", arguments: ["đo", "Đo", "ðo", "Ðo", "Ɖo"])
  func eth(text: String) {
    #expect(Analyser.vietnamese.words(in: text).map(\.exact) == ["đo"])
    #expect(Analyser.vietnamese.words(in: text).map(\.folded) == ["do"])
  }

  @Test("a letter under thousands of marks is read in linear time")
  func hostile() {
    let text = "a" + String(repeating: "\u{301}\u{323}", count: 20_000)
    let words = Analyser.vietnamese.words(in: text)
    #expect(words.map(\.folded) == ["a"])
    #expect(words.map(\.range) == [0..<text.utf8.count])
  }
}
