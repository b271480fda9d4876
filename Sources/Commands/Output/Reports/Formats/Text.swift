import DTKBKnowledge
import DTKBOperatingSystem
import DTKBQueryService
import DTKBSnippetRules
import DTKBSourceReading
import DynamicTypeScaling

extension ReportFormat {
  /// For people.
  static let text = ReportFormat(name: "text", isForPeople: true, showsStatistics: true) {
    report, setting in
    report.text(on: setting.page, setting.words, threads: setting.threads)
  }
}

extension CheckReport {
  /// The findings for people: where, what, the code, the figures, the fix.
  func text(on page: TextPage, _ words: InterfaceWords, threads: Int = 1) -> String {
    let sources = sources.filter { !$0.findings.isEmpty }
    let labels = FindingLabels(words)
    var parts = Threads.map(sources.count, threads: threads) { number in
      var page = page
      for finding in sources[number].findings {
        if !page.isEmpty { page.gap() }
        page.add(finding, of: sources[number].source, labels)
      }
      return page.text
    }
    if let statistics { parts.append(statistics.text(on: page, words)) }
    // The text is long: room for all of it is taken once.
    var text = ""
    text.reserveCapacity(parts.reduce(0) { $0 + $1.utf8.count + 1 })
    for part in parts {
      if !text.isEmpty { text += "\n" }
      text += part
    }
    return text
  }

  /// What was found, in how many files.
  func summary(_ words: InterfaceWords) -> [String] {
    var lines: [String] = []
    if let language = language(otherThan: words.language) {
      lines.append(words.notice(ofTextIn: language))
    }
    for (file, repairs) in repaired {
      let names = repairs.map { words[$0.word] }.joined(separator: ", ")
      lines.append(words.sentence(.repairedSource, ["file": file, "repairs": names]))
    }
    let suppressed = hidden.count { $0.hidden.reason != nil }
    if suppressed > 0 {
      lines.append(words.sentence(.suppressedSummary, ["count": String(suppressed)]))
    }
    let known = hidden.count { $0.hidden.cause == .baseline }
    if known > 0 { lines.append(words.sentence(.baselineSummary, ["count": String(known)])) }
    if unchanged > 0 {
      lines.append(words.sentence(.unchangedSummary, ["count": String(unchanged)]))
    }
    let counts = counts
    let values: KeyValuePairs = [
      "files": String(filesRead), "count": String(counts.values.reduce(0, +)),
      "errors": String(counts[.error] ?? 0), "warnings": String(counts[.warning] ?? 0),
      "notes": String(counts[.note] ?? 0),
    ]
    lines.append(words.sentence(counts.isEmpty ? .nothingFoundSummary : .findingsSummary, values))
    return lines
  }
}

extension Repair {
  /// What was repaired, in a reader's words.
  fileprivate var word: InterfaceWord {
    switch self {
    case .invalidUTF8: .repairInvalidUTF8
    case .space: .repairSpace
    case .quotationMark: .repairQuotationMark
    case .lineBreakTag: .repairLineBreakTag
    case .lineNumbers: .repairLineNumbers
    case .diffMarks: .repairDiffMarks
    case .depth: .repairDepth
    }
  }
}

/// The words that stand with every finding, looked up once.
private struct FindingLabels {
  /// The name of each severity, with its colon.
  let severities: [Severity: String]
  /// What stands before the way out.
  let fix: String

  init(_ words: InterfaceWords) {
    severities = Dictionary(
      uniqueKeysWithValues: Severity.allCases.map { ($0, words.name(of: $0) + ": ") })
    fix = words[.fix] + ": "
  }
}

extension TextPage {
  /// The sizes whose values are shown: the ends, the default, and the steps in between that differ
  /// in kind.
  private static let sizes: [DynamicTypeSize] = [
    .xSmall, .large, .xxxLarge, .accessibility1, .accessibility3, .accessibility5,
  ]

  fileprivate mutating func add(
    _ explained: ExplainedFinding, of source: SourceFile, _ labels: FindingLabels
  ) {
    let finding = explained.finding
    let place = "\(source.name):\(finding.start.line):\(finding.start.column): "
    let diagnostic = [
      Fragment(place, .bold),
      Fragment(labels.severities[finding.severity] ?? "", finding.severity.ink),
      Fragment(explained.message, .bold), Fragment(" [\(finding.rule)]", .dim),
    ]
    // Editors and scripts look for the place and the message on one line.
    if isLookedAt { self.words(diagnostic, hanging: 4) } else { verbatim(diagnostic) }
    add(SourceExcerpt(of: finding.range, in: source.bytes, width: width - 8), finding)

    let show = "dtkb show \(finding.rule)"
    let fix = explained.fix.isEmpty ? "" : labels.fix + explained.fix
    let values = figures(finding.values, named: true, in: explained.language)
    let style = finding.wantedStyle.map { ".\($0): " } ?? ""
    let wanted = figures(finding.wanted, named: false, in: explained.language)
    let left = [values, fix].map { displayWidth(of: $0) }.max() ?? 0
    let right = [style + wanted, show].map { displayWidth(of: $0) }.max() ?? 0
    let isBeside = 8 + left + 4 + right <= width
    if !values.isEmpty || !wanted.isEmpty {
      add(values, wanted.isEmpty ? "" : style + wanted, column: isBeside ? left + 4 : nil)
    }
    add(fix, show, column: isBeside ? left + 4 : nil)
  }

  private mutating func add(_ excerpt: SourceExcerpt, _ finding: Finding) {
    let number = String(finding.start.line)
    let gutter = String.spaces(5 - number.utf8.count) + number
    verbatim(Fragment(gutter + " | ", .dim), Fragment(excerpt.line))
    let caret =
      String.spaces(excerpt.offset) + "^" + String.row(of: UInt8(ascii: "~"), excerpt.length - 1)
    let blank = String.spaces(gutter.utf8.count)
    verbatim(Fragment(blank + " | ", .dim), Fragment(caret, finding.severity.ink))
  }

  /// Adds two texts: side by side where a column is given, else one below the other.
  private mutating func add(_ left: String, _ right: String, column: Int?) {
    let lead = Fragment("= ", .dim)
    if let column, !left.isEmpty, !right.isEmpty {
      let gap = String.spaces(column - displayWidth(of: left))
      verbatim(lead, Fragment((left + gap + right).plainlySpaced), indent: 6)
    } else {
      for text in [left, right] where !text.isEmpty {
        words([Fragment(text)], after: lead, indent: 6, hanging: 2)
      }
    }
  }

  /// The values at the sizes that are shown, such as `xS 17 · L 17`.
  private func figures(
    _ values: [DynamicTypeSize: Double], named: Bool, in language: Language
  ) -> String {
    Self.sizes.compactMap { size in
      values[size].map { (named ? size.shortName + "\u{A0}" : "") + language.written($0) }
    }.joined(separator: .separator)
  }
}
