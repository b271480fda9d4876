import DTKBKnowledge
import DTKBQueryService
import DTKBSnippetRules
import DynamicTypeScaling

extension ReportStatistics {
  /// The severities in the order of the columns.
  private static let severities: [Severity] = [.error, .warning, .note]

  /// The numbers for people: findings by rule and severity, then what holds at each size.
  func text(on page: TextPage, _ words: InterfaceWords) -> String {
    var page = page
    if !rules.isEmpty {
      page.table(
        columns: Self.severities.map(words.name(of:)),
        rows: rules.map { rule in
          (name: rule.rule, cells: Self.severities.map { String(rule.counts[$0] ?? 0) })
        })
      page.gap()
    }
    page.words(Fragment(heading(words)))
    if survival.files > 0 {
      page.bars(
        [
          BarColumn(
            name: "", figures: words.language.aligned(percentages.map(\.percentage)),
            lengths: percentages.map(\.percentage))
        ],
        rows: percentages.map(\.size.shortName))
    }
    return page.text
  }

  /// The numbers as tables of GitHub's Markdown.
  func markdown(_ words: InterfaceWords) -> String {
    var text = ""
    if !rules.isEmpty {
      text += "\n| | \(Self.severities.map(words.name(of:)).joined(separator: " | ")) |\n"
      text += "| --- | --: | --: | --: |\n"
      for rule in rules {
        let cells = Self.severities.map { String(rule.counts[$0] ?? 0) }
        text += "| `\(rule.rule)` | \(cells.joined(separator: " | ")) |\n"
      }
    }
    text += "\n\(visible(heading(words)))\n"
    if survival.files > 0 {
      let cells = percentages.map { words.language.written($0.percentage) }
      text += "\n| \(percentages.map(\.size.shortName).joined(separator: " | ")) |\n"
      text += "|" + String(repeating: " --: |", count: cells.count) + "\n"
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
    return text
  }

  /// The numbers for programs.
  var json: JSONValue {
    [
      "rules": .array(
        rules.map { rule in
          [
            "rule": .string(rule.rule), "errors": .integer(rule.counts[.error] ?? 0),
            "warnings": .integer(rule.counts[.warning] ?? 0),
            "notes": .integer(rule.counts[.note] ?? 0),
          ]
        }),
      "survival": [
        "files": .integer(survival.files),
        "percent": .object(
          Dictionary(
            uniqueKeysWithValues: percentages.map { ($0.size.rawValue, .number($0.percentage)) })),
      ],
    ]
  }

  private func heading(_ words: InterfaceWords) -> String {
    words.sentence(.survivalHeading, ["files": String(survival.files)])
  }

  private var percentages: [(size: DynamicTypeSize, percentage: Double)] {
    DynamicTypeSize.allCases.compactMap { size in
      survival.percentage(at: size).map { (size, $0) }
    }
  }
}
