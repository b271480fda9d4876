import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBTestSupport
import Foundation

/// A small base with everything that an entry can have, and the words of the shipped one.
enum SampleBase {
  static let icon = Entry(
    id: "icon", kind: .guideline, topics: [.icon], frameworks: ["SwiftUI"], since: ["iOS 14"],
    related: ["padding-twenty", "english-only"],
    citations: [
      Citation(title: "ScaledMetric", publisher: "Apple", url: "https://developer.apple.com/icon")
    ],
    texts: [
      EntryText(
        language: .italian, title: "Icone che crescono con il loro `Text`",
        summary: "Un’icona cresce con il testo.", searchWords: ["icona troppo piccola"],
        body: """
          Con **relativeTo** 24 pt diventano {{scale 24 title accessibility5}}.

          ## Come

          - Scegli lo stile: [la voce](padding-twenty).
          - Provala ad AX5.

          {{scale 12 body}}

          [La riga giusta](right-row.swift)
          """),
      EntryText(
        language: .vietnamese, title: "Biểu tượng lớn theo chữ",
        summary: "Biểu tượng phải lớn theo cỡ chữ.", searchWords: ["biểu tượng quá nhỏ"],
        body: "Dùng `relativeTo`.\n\n[Đúng](right-row.swift)"),
      EntryText(
        language: .english, title: "Icons that grow with their text",
        summary: "An icon grows with the text.", searchWords: ["icon too small"],
        body: "Use `relativeTo`.\n\n[The right row](right-row.swift)"),
    ],
    samples: [
      Sample(fileName: "right-row.swift", role: .right, code: "import SwiftUI\n\n\tText(\"a\")\n"),
      Sample(fileName: "wrong-row.swift", role: .wrong, code: "Text(\"\u{1B}[2J\")\n"),
    ])

  static let fixedFontSize = Entry(
    id: "fixed-font-size", kind: .commonError, topics: [.fixedSizeText], rule: "fixed-font-size",
    texts: [
      EntryText(
        language: .italian, title: "Testo fisso", summary: "Il testo non cresce.",
        searchWords: ["font fisso"],
        message: "il testo resta a {points} pt, mentre {style} arriva a {wanted} pt",
        fix: "usa {style}", body: "Non cresce."),
      EntryText(
        language: .english, title: "Fixed text", summary: "The text does not grow.",
        searchWords: ["fixed font"],
        message: "the text stays at {points} pt, while {style} reaches {wanted} pt",
        fix: "use {style}", body: "It does not grow."),
    ])

  static let padding = Entry(
    id: "padding-twenty", kind: .erratum, topics: [.scaledMetric, .relativeTo],
    claim: Claim(
      verdict: .wrong,
      figure: Claim.Figure(
        base: 12, api: "scaled-metric", relativeTo: "body", size: "accessibility5", claimed: 20)),
    texts: [
      EntryText(
        language: .italian, title: "12 punti non diventano 20", summary: "È falso.",
        searchWords: ["margine"], body: "Diventano {{scale 12 body accessibility5}}."),
      EntryText(
        language: .english, title: "12 points do not become 20", summary: "It is false.",
        searchWords: ["padding"], body: "They become {{scale 12 body accessibility5}}."),
    ])

  static let englishOnly = Entry(
    id: "english-only", kind: .reference, topics: [.wcag],
    texts: [
      EntryText(
        language: .english, title: "Only in English", summary: "A text of its own.",
        searchWords: ["kangaroo"], body: "Nothing about {{nonsense}}.")
    ])

  /// The words that are shipped.
  static let words: [InterfaceWords] = Language.allCases.map { language in
    let file = ProjectFolder.url("Data/interface/\(language.rawValue).json")
    let found = (try? JSONDecoder().decode([String: String].self, from: Data(contentsOf: file)))
    return InterfaceWords(
      language: language, values: (found ?? [:]).map { .init(key: $0, word: $1) })
  }

  /// The bytes of the base, compiled once for all tests.
  private static let compiled = Result {
    let folder = try TemporaryFolder()
    return try withExtendedLifetime(folder) {
      let path = folder.path + "/dtkb.sqlite"
      let content = KnowledgeContent(
        entries: [englishOnly, fixedFontSize, icon, padding], interfaceWords: words)
      try KnowledgeCompiler.compile(content, to: path)
      return try Data(contentsOf: URL(fileURLWithPath: path))
    }
  }

  /// Writes the base to a file.
  static func write(to path: String) throws {
    try compiled.get().write(to: URL(fileURLWithPath: path))
  }
}
