import DTKBKnowledge
import DTKBQueryService

extension [ShownEntry] {
  /// The entries for people, one below the other.
  func text(on page: TextPage, _ words: InterfaceWords) -> String {
    map { [$0] }.text(on: page, [words])
  }
}

extension [[ShownEntry]] {
  /// The entries for people, one below the other, each in its languages: two of them side by side
  /// where the page is wide.
  func text(on page: TextPage, _ words: [InterfaceWords]) -> String {
    let wideEnough = 120
    var page = page
    var isFirst = true
    func part(_ page: inout TextPage) {
      if !isFirst {
        page.gap()
        page.verbatim(Fragment(String(repeating: "─", count: page.width), .dim))
        page.gap()
      }
      isFirst = false
    }
    for shown in self {
      let translations = shown.map { entry in
        TranslatedEntry(
          entry, words.first { $0.language == entry.text.language } ?? words[0])
      }
      if translations.count == 2, page.width >= wideEnough {
        part(&page)
        page.add(translations[0], beside: translations[1])
      } else {
        for entry in translations {
          part(&page)
          page.add(entry)
        }
      }
    }
    return page.text
  }
}

/// An entry in one language with the words of that language.
private struct TranslatedEntry {
  let shown: ShownEntry
  let words: InterfaceWords
  let blocks: [Block]

  init(_ shown: ShownEntry, _ words: InterfaceWords) {
    self.shown = shown
    self.words = words
    blocks = Block.blocks(in: shown.text.body)
  }

  var language: Language { shown.text.language }

  var samples: [CaptionedSample] { CaptionedSample.all(of: shown.entry, mentionedIn: blocks) }

  /// The paragraphs and items between headings, samples and tables, and what parts them.
  var sections: (between: [Block], runs: [[Block]]) {
    var (between, runs): ([Block], [[Block]]) = ([], [[]])
    for block in blocks {
      switch block {
      case .paragraph, .item: runs[runs.count - 1].append(block)
      case .heading, .sample, .table:
        between.append(block)
        runs.append([])
      }
    }
    return (between, runs)
  }
}

extension TextPage {
  fileprivate mutating func add(_ entry: TranslatedEntry) {
    addHead(of: entry)
    let groups = groups(of: entry.samples)
    for (block, isAfterItem) in entry.blocks.showingLast(of: groups).withListsKnown {
      if !isAfterItem { gap() }
      add(block, of: entry, groups)
    }
    let mentioned = entry.blocks.sampleNames
    for group in groups where !group.contains(where: { mentioned.contains($0.sample.fileName) }) {
      gap()
      add(group, entry.words)
    }
    add(furtherReadingOf: entry.shown.entry, entry.words)
  }

  /// Adds an entry in two languages side by side, each code sample once.
  fileprivate mutating func add(_ left: TranslatedEntry, beside right: TranslatedEntry) {
    func both(_ page: inout TextPage, _ body: (inout TextPage, TranslatedEntry, Int) -> Void) {
      guard var pages = page.columns() else { return }
      body(&pages.left, left, 0)
      body(&pages.right, right, 1)
      page.columns(pages.left, pages.right)
    }
    both(&self) { page, entry, _ in page.addHead(of: entry) }
    let sections = [left.sections, right.sections]
    let isParallel = sections[0].between.map(\.outline) == sections[1].between.map(\.outline)
    if isParallel {
      for index in sections[0].runs.indices {
        if sections.contains(where: { !$0.runs[index].isEmpty }) {
          both(&self) { page, entry, side in page.add(sections[side].runs[index], of: entry) }
        }
        guard index < sections[0].between.count else { continue }
        gap()
        switch sections[0].between[index] {
        case .sample(let fileName, _):
          let shown = [left, right].map { entry in
            entry.samples.first { $0.sample.fileName == fileName }
          }
          both(&self) { page, entry, side in
            if let sample = shown[side] { page.addCaption(of: sample, entry.words) }
          }
          if let sample = shown[0]?.sample { addCode(of: sample) }
        case .table: add(sections[0].between[index], of: left, [])
        default:
          both(&self) { page, entry, side in
            page.add(sections[side].between[index], of: entry, [])
          }
        }
      }
    } else {
      both(&self) { page, entry, _ in
        page.add(entry.blocks, of: entry)
      }
    }
    let mentioned = left.blocks.sampleNames
    for sample in left.samples where !mentioned.contains(sample.sample.fileName) {
      gap()
      add([sample], left.words)
    }
    add(furtherReadingOf: left.shown.entry, left.words)
  }

  private mutating func addHead(of entry: TranslatedEntry) {
    let (shown, words) = (entry.shown, entry.words)
    self.words(shown.text.title.fragments(in: entry.language, .bold))
    self.words(Fragment(shown.facts(words).map(\.unbroken).joined(separator: .separator), .dim))
    if shown.isInOtherLanguage {
      self.words(Fragment(words.notice(ofTextIn: entry.language), .note))
    }
    if let origin = shown.originWords(words) { self.words(Fragment(origin, .note)) }
    gap()
    self.words(shown.text.summary.fragments(in: entry.language))
    if let claim = shown.entry.claim {
      gap()
      for (label, value, isFigure) in claim.lines(words) {
        self.words(
          Fragment(label + ": ", isFigure ? .plain : .bold), Fragment(value),
          indent: isFigure ? 2 : 0)
      }
    }
  }

  /// Adds blocks one below the other, each sample alone.
  private mutating func add(_ blocks: [Block], of entry: TranslatedEntry) {
    let groups = entry.samples.map { [$0] }
    for (block, isAfterItem) in blocks.withListsKnown {
      if !isAfterItem { gap() }
      add(block, of: entry, groups)
    }
  }

  private mutating func add(
    _ block: Block, of entry: TranslatedEntry, _ groups: [[CaptionedSample]]
  ) {
    let language = entry.language
    switch block {
    case .heading(_, let spans): self.words(spans.fragments(in: language, .bold))
    case .paragraph(let spans): self.words(spans.fragments(in: language))
    case .item(let marker, let spans):
      let lead = marker == "-" ? "• " : marker + " "
      self.words(
        spans.fragments(in: language), after: Fragment(lead), indent: 2, hanging: lead.count)
    case .sample(let fileName, _):
      let group = groups.first { $0.contains { $0.sample.fileName == fileName } }
      if let group { add(group, entry.words) }
    case .table(let directive):
      if let table = try? directive.table() {
        add(table, in: language)
      } else {
        self.words(Fragment(directive.written(in: language)))
      }
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

extension [Block] {
  /// The names of the samples that the text mentions.
  fileprivate var sampleNames: [String] {
    compactMap { if case .sample(let fileName, _) = $0 { fileName } else { nil } }
  }

  /// The blocks without the mentions of samples that are shown further down, beside another.
  fileprivate func showingLast(of groups: [[CaptionedSample]]) -> [Block] {
    let names = sampleNames
    let earlier = groups.flatMap { group in
      group.map(\.sample.fileName).filter(names.contains)
        .sorted { (names.firstIndex(of: $0) ?? 0) < (names.firstIndex(of: $1) ?? 0) }.dropLast()
    }
    return filter { block in
      if case .sample(let fileName, _) = block { !earlier.contains(fileName) } else { true }
    }
  }

  /// The blocks, each with whether it goes on with a list.
  fileprivate var withListsKnown: [(block: Block, isAfterItem: Bool)] {
    indices.map { index in
      guard index > 0, case .item = self[index - 1], case .item = self[index] else {
        return (self[index], false)
      }
      return (self[index], true)
    }
  }
}

extension Block {
  /// What has to be the same in two languages so that they can be read line by line.
  fileprivate var outline: String {
    switch self {
    case .heading(let level, _): "heading \(level)"
    case .sample(let fileName, _): "sample \(fileName)"
    case .table(let directive): "table \(directive.name) \(directive.arguments)"
    case .paragraph, .item: "words"
    }
  }
}
