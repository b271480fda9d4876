import DTKBKnowledge
import DTKBQueryService

extension [ShownEntry] {
  /// The entries for people, one below the other.
  func text(on page: TextPage, _ words: InterfaceWords) -> String {
    var page = page
    for (place, shown) in enumerated() {
      if place > 0 {
        page.gap()
        page.verbatim(Fragment(String(repeating: "─", count: page.width), .dim))
        page.gap()
      }
      page.add(shown, words)
    }
    return page.text
  }
}

extension TextPage {
  fileprivate mutating func add(_ shown: ShownEntry, _ words: InterfaceWords) {
    let (entry, text) = (shown.entry, shown.text)
    self.words(text.title.fragments(in: text.language, .bold))
    let facts =
      [entry.id, words.name(of: entry.kind)] + entry.topics.map(\.rawValue) + entry.frameworks
      + entry.since
    self.words(Fragment(facts.map(\.unbroken).joined(separator: .separator), .dim))
    if shown.isInOtherLanguage {
      self.words(Fragment(words.notice(ofTextIn: text.language), .note))
    }
    switch shown.origin {
    case .shipped: break
    case .own: self.words(Fragment(words[.ownEntry], .note))
    case .ownInPlaceOfAnother: self.words(Fragment(words[.ownEntryInPlaceOfAnother], .note))
    }
    gap()
    self.words(text.summary.fragments(in: text.language))
    if let claim = entry.claim { add(claim, words) }
    add(Block.blocks(in: text.body), of: shown, words)
    add(samplesOf: shown, words)
    add(furtherReadingOf: entry, words)
  }

  private mutating func add(_ claim: Claim, _ words: InterfaceWords) {
    gap()
    let verdict: InterfaceWord =
      switch claim.verdict {
      case .wrong: .verdictWrong
      case .misleading: .verdictMisleading
      case .right: .verdictRight
      }
    self.words(Fragment(words[.verdict] + ": ", .bold), Fragment(words[verdict]))
    guard let figure = claim.figure else { return }
    let language = words.language
    self.words("\(words[.claimed]): \(language.written(figure.claimed)) pt", indent: 2)
    if let computed = figure.computed {
      self.words("\(words[.computed]): \(language.written(computed)) pt", indent: 2)
    }
  }

  private mutating func add(
    _ blocks: [Block], of shown: ShownEntry, _ words: InterfaceWords
  ) {
    var isAfterItem = false
    for block in blocks {
      if case .item = block {
        if !isAfterItem { gap() }
        isAfterItem = true
      } else {
        gap()
        isAfterItem = false
      }
      let language = shown.text.language
      switch block {
      case .heading(_, let spans): self.words(spans.fragments(in: language, .bold))
      case .paragraph(let spans): self.words(spans.fragments(in: language))
      case .item(let marker, let spans):
        let lead = marker == "-" ? "• " : marker + " "
        self.words(
          spans.fragments(in: language), after: Fragment(lead), indent: 2, hanging: lead.count)
      case .sample(let fileName, let caption):
        if let sample = shown.entry.samples.first(where: { $0.fileName == fileName }) {
          add(sample, caption: caption, words)
        }
      case .table(let directive):
        if let table = try? directive.table() {
          add(table, in: language)
        } else {
          self.words(Fragment(directive.written(in: language)))
        }
      }
    }
  }

  /// The samples that the text itself does not show.
  private mutating func add(samplesOf shown: ShownEntry, _ words: InterfaceWords) {
    var mentioned: Set<String> = []
    for case .sample(let fileName, _) in Block.blocks(in: shown.text.body) {
      mentioned.insert(fileName)
    }
    for sample in shown.entry.samples where !mentioned.contains(sample.fileName) {
      gap()
      add(sample, caption: sample.fileName, words)
    }
  }

  /// Adds a sample under its caption.
  mutating func add(_ sample: Sample, caption: String, _ words: InterfaceWords) {
    let (mark, label, ink): (String, InterfaceWord, Ink) =
      switch sample.role {
      case .right: ("✓", .right, .mark)
      case .wrong: ("✗", .wrong, .error)
      case .sample: ("·", .sample, .note)
      }
    self.words(
      [Fragment("\(mark) \(words[label]): ", ink)] + caption.fragments(in: words.language, .bold),
      hanging: 2)
    code(sample.code)
  }

  /// Adds code as it stands, behind a margin.
  mutating func code(_ code: String) {
    var lines = code.split(omittingEmptySubsequences: false) { $0.isNewline }
    if lines.last?.isEmpty == true { lines.removeLast() }
    for line in lines {
      verbatim(
        Fragment(line.isEmpty ? "│" : "│ ", .dim), Fragment(SourceLine.withoutTabs(line)), indent: 2
      )
    }
  }

  private mutating func add(furtherReadingOf entry: Entry, _ words: InterfaceWords) {
    if !entry.related.isEmpty {
      gap()
      self.words(
        Fragment(words[.seeAlso] + ": ", .bold),
        Fragment("dtkb show " + entry.related.joined(separator: " ")), hanging: 2)
    }
    guard !entry.citations.isEmpty else { return }
    gap()
    self.words(Fragment(words[.sources] + ":", .bold))
    for citation in entry.citations {
      self.words("\(citation.title) – \(citation.publisher)", indent: 2, hanging: 2)
      verbatim(Fragment(citation.url, .dim), indent: 4)
    }
  }
}
