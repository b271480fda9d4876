import DTKBTextAnalysis
import Testing

@Suite("Stems")
struct StemmingTests {
  /// Forms that a reader takes for one word.
  static let joined: [(Analyser, String)] = [
    (.italian, "testo testi"), (.italian, "icona icone Icone"), (.italian, "carattere caratteri"),
    (.italian, "riga righe"), (.italian, "lettera lettere"), (.italian, "alto alta alti alte"),
    (.italian, "accessibilità accessibilita accessibilita'"),
    (.italian, "dimensione dimensioni"), (.italian, "scalare scala scalano scalato scalando"),
    (.italian, "ridimensionare ridimensionarlo ridimensionandola"),
    (.italian, "adattare adattarsi adattano"), (.italian, "impostando impostandola"),
    (.italian, "font fonts"), (.italian, "widget widgets"), (.italian, "ICONA ICONE"),
    (.spanish, "imagen imágenes imagenes"), (.spanish, "luz luces"),
    (.spanish, "tamaño tamaños"), (.spanish, "tamano tamanos"), (.spanish, "margen márgenes"),
    (.spanish, "configuración configuraciones configuracion"),
    (.spanish, "ajustar ajustes ajustarse ajustarlo"),
    (.spanish, "adaptando adaptándose adaptandose"), (.spanish, "escalando escalándolo"),
    (.spanish, "línea líneas linea"), (.spanish, "botón botones boton"),
    (.spanish, "label labels"),
    (.english, "scale scales scaled scaling"), (.english, "clip clipped clipping"),
    (.english, "category categories"), (.english, "display displays displayed"),
    (.english, "class classes"), (.english, "focus focused"), (.english, "text texts"),
  ]

  @Test("forms of one word share a stem", arguments: joined)
  func shares(analyser: Analyser, forms: String) {
    let stems = analyser.words(in: forms).map { Set($0.stems) }
    let shared = stems.dropFirst().reduce(stems.first ?? []) { $0.intersection($1) }
    #expect(!shared.isEmpty, "\(stems)")
  }

  /// Words that a reader takes for different ones.
  static let apart: [(Analyser, String, String)] = [
    (.italian, "testo", "test"), (.italian, "testi", "test"), (.italian, "divano", "diva"),
    (.english, "text", "test"), (.english, "scale", "scalar"), (.english, "string", "str"),
    (.english, "need", "ne"),
  ]

  @Test("different words share none", arguments: apart)
  func differs(analyser: Analyser, first: String, second: String) {
    let stems = analyser.words(in: "\(first) \(second)").map { Set($0.stems) }
    #expect(stems.count == 2 && stems[0].isDisjoint(with: stems[1]), "\(stems)")
  }

  static let stems: [(Analyser, String, [String])] = [
    // the stem of what was written, then that of what was typed without marks
    (.italian, "scalerà", ["scal", "scaler"]), (.spanish, "tamaño", ["taman"]),
    (.spanish, "imágenes", ["imagen"]), (.italian, "divano", ["divan"]),
    (.spanish, "configuracion", ["configur"]), (.spanish, "distribucion", ["distribu"]),
    // no stems for names in code, numbers and syllables
    (.italian, "relativeTo", []), (.italian, "AX5", []), (.spanish, "44", []),
    (.vietnamese, "chữ", []), (.vietnamese, "view", []),
    // a word of another alphabet is its own stem
    (.italian, "текст", ["текст"]), (.spanish, "łódź", ["lodz"]),
  ]

  @Test("the stems of a word are folded and without repetition", arguments: stems)
  func exact(analyser: Analyser, text: String, stems: [String]) {
    #expect(analyser.words(in: text).map(\.stems) == [stems])
  }

  @Test("a word of one letter, of one ending or of thousands of letters has a stem")
  func extremes() {
    let words = ["a", "ità", "mente", "gliela", "é", "yendo", "ing", "ed", "s", "ies", "qu", "uu"]
    let long = [String(repeating: "a", count: 50_000), String(repeating: "ic", count: 50_000)]
    for analyser in [Analyser.italian, .spanish, .english] {
      for word in words + long {
        let stems = analyser.words(in: word).flatMap(\.stems)
        #expect(!stems.isEmpty && stems.count <= 2 && !stems.contains(""))
      }
    }
  }
}
