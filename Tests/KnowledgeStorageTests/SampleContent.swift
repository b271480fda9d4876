import DTKBKnowledge

/// A small base with everything that an entry can have.
enum SampleContent {
  static let relativeTo = Entry(
    id: "relative-to", kind: .guideline, topics: [.relativeTo, .scaledMetric],
    frameworks: ["SwiftUI"], since: ["iOS 14", "macOS 11"], related: ["fixed-font-size"],
    citations: [
      Citation(title: "ScaledMetric", publisher: "Apple", url: "https://developer.apple.com/")
    ],
    texts: [
      EntryText(
        language: .italian, title: "Lega la metrica al suo testo",
        summary: "Con relativeTo l’icona cresce con il testo.", searchWords: ["icona piccola"],
        body: "Usa `relativeTo`.\n\n[Giusto](right-row.swift)"),
      EntryText(
        language: .vietnamese, title: "Gắn số đo với cỡ chữ",
        summary: "Biểu tượng lớn theo chữ.", searchWords: ["biểu tượng nhỏ"],
        body: "Dùng `relativeTo`.\n\n[Đúng](right-row.swift)"),
    ],
    samples: [Sample(fileName: "right-row.swift", role: .right, code: "import SwiftUI\n")])

  static let fixedFontSize = Entry(
    id: "fixed-font-size", kind: .commonError, topics: [.fixedSizeText], rule: "fixed-font-size",
    texts: [
      EntryText(
        language: .italian, title: "Font fisso", summary: "Il testo non cresce.", searchWords: [],
        message: "resta a {points} pt", fix: "usa {style}", body: "Non cresce.")
    ])

  static let padding = Entry(
    id: "padding-12-becomes-20", kind: .erratum, topics: [.scaledMetric],
    claim: Claim(
      verdict: .wrong,
      figure: Claim.Figure(
        base: 12, api: "scaled-metric", relativeTo: "body", size: "accessibility5", claimed: 20)),
    texts: [
      EntryText(
        language: .italian, title: "12 punti", summary: "Non diventano 20.", searchWords: [],
        body: "Diventano {{scale 12 body accessibility5}}.")
    ])

  static let all = KnowledgeContent(
    entries: [fixedFontSize, padding, relativeTo],
    interfaceWords: [
      InterfaceWords(language: .italian, values: [.init(key: "right", word: "giusto")])
    ],
    synonyms: [SynonymGroup(language: .italian, words: ["carattere", "lettera"])],
    paths: [path])

  static let path = LearningPath(
    name: "onboarding", title: LocalizedText([.italian: "Percorso", .english: "Path"]),
    summary: LocalizedText([.italian: "Due passi."]),
    steps: ["relative-to", "fixed-font-size"].map { entry in
      LearningPath.Step(
        entry: entry,
        exercise: Exercise(
          title: LocalizedText([.italian: "Crescere"]),
          instruction: LocalizedText([.italian: "Fallo crescere.", .vietnamese: "Cho lớn lên."]),
          rules: ["fixed-font-size", "size-cap"], needs: ["Text(title)"],
          snippet: "Text(title)\n\n  .font(.system(size: 17))\n", answer: "Text(title)\n"))
    })
}
