import DTKBKnowledge
import Testing

/// Apple's names for what a reader has to find on the device, and what they are mistaken for.
///
/// Names: Apple's shipped strings (github.com/kishikawakatsumi/applelocalization-tools at 176cb3f),
/// and for the page of text sizes the press and documents that quote the screen.
private struct MenuNames {
  let language: Language
  let names: [String]
  /// Names in circulation that are on no screen, which must not be quoted as if they were.
  let misquotations: [String]
  /// Words for what has another name; a search word may be one of them.
  let misnomers: [String]

  static let all = [
    MenuNames(
      language: .italian,
      names: [
        "Impostazioni", "Accessibilità", "Schermo e dimensioni testo", "Testo più grande",
        "Schermo e luminosità", "Dimensioni testo", "Centro di Controllo", "Testo grassetto",
        "Aumenta contrasto", "Riduci movimento", "Schermata Home",
      ],
      misquotations: [
        "Dimensione testo", "Dimensione del testo", "Dimensioni del testo", "Testo ingrandito",
        "Dimensione del carattere", "Centro controllo", "Testo in grassetto",
      ],
      misnomers: [
        "Schermo e dimensioni del testo", "tipo dinamico", "testo dinamico",
        "Ispettore di Accessibilità",
      ]),
    MenuNames(
      language: .vietnamese,
      names: [
        "Cài đặt", "Trợ năng", "Màn hình & Cỡ chữ", "Chữ lớn hơn", "Màn hình & Độ sáng", "Cỡ chữ",
        "Trung tâm điều khiển", "Chữ đậm", "Tăng độ tương phản", "Giảm chuyển động",
        "Màn hình chính",
      ],
      misquotations: [
        "Văn bản lớn hơn", "Kích thước văn bản", "Kích cỡ chữ", "Hiển thị & Cỡ chữ",
        "Trung tâm kiểm soát", "Văn bản đậm",
      ],
      misnomers: [
        "khả năng tiếp cận", "chia tỷ lệ", "kích thước phông", "biểu tượng huy hiệu",
        "Màn hình và Cỡ chữ",
      ]),
    MenuNames(
      language: .spanish,
      names: [
        "Ajustes", "Configuración", "Accesibilidad", "Pantalla y tamaño del texto",
        "Texto más grande", "Pantalla y brillo", "Tamaño del texto", "Centro de control",
        "Texto en negrita", "Negritas", "Aumentar contraste", "Aumentar el contraste",
        "Reducir movimiento", "Pantalla de inicio",
      ],
      misquotations: [
        "Tamaños más grandes", "Tamaños de accesibilidad más grandes", "Tamaño de texto",
        "Texto grande", "Centro de controles",
      ],
      misnomers: ["Pantalla y tamaño de texto", "tipo dinámico", "texto dinámico"]),
    MenuNames(
      language: .english,
      names: [
        "Settings", "Accessibility", "Display & Text Size", "Larger Text", "Display & Brightness",
        "Text Size", "Control Center", "Bold Text", "Increase Contrast", "Reduce Motion",
        "Home Screen",
      ],
      misquotations: ["Large Text", "Font Size", "Control Centre"],
      misnomers: ["Display and Text Size", "Display and Brightness"]),
  ]

  /// What is wrong with the menu names of a sentence.
  func faults(in words: String) -> [String] {
    let lowercased = words.lowercased()
    let misnamed = misnomers.filter { lowercased.contains($0.lowercased()) }
    return misnamed.map { "“\($0)” is not the term" } + quotations(in: words).flatMap(faults(of:))
  }

  private func faults(of quotation: String) -> [String] {
    let lowercased = quotation.lowercased()
    let misquoted = misquotations.filter { $0.lowercased() == lowercased }
    let misspelt = names.filter { $0.lowercased() == lowercased && $0 != quotation }
    return misquoted.map { "“\($0)” is on no screen" }
      + misspelt.map { "“\(quotation)” is written “\($0)” on the screen" }
  }

  private func quotations(in words: String) -> [String] {
    words.split { "«“".contains($0) }.dropFirst().compactMap { part in
      part.firstIndex { "»”".contains($0) }.map { String(part[..<$0]) }
    }
  }
}

@Test func `menus are called what they are called on the screen`() {
  for menus in MenuNames.all {
    for prose in ShippedData.prose where prose.language == menus.language {
      #expect(menus.faults(in: prose.words) == [], "\(prose.place)")
    }
  }
}

@Test(arguments: [
  ("Apri «Dimensioni testo».", 0), ("Apri «dimensioni testo».", 1), ("nella «Dimensione testo»", 1),
  ("la dimensione testo", 0), ("Schermo e Dimensioni del Testo", 1),
])
func `a menu name that is on no screen is noticed`(_ words: String, _ count: Int) throws {
  let italian = try #require(MenuNames.all.first { $0.language == .italian })
  #expect(italian.faults(in: words).count == count)
}
