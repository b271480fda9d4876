import DTKBSourceReading
import DynamicTypeScaling

/// Asks each rule at the places of a language that it named, and nowhere else.
struct RuleDispatch<Site: RuleSite>: Sendable {
  /// Finds the words of all triggers.
  let words: WordFinder
  /// The rules that ask for a word, by the number of the word.
  private let listeners: [[Listener]]

  private struct Listener {
    let rule: Rule
    let trigger: Site.Trigger
    let check: @Sendable (Site) -> [Detection]
  }

  /// Takes from each rule what it asks of the language, if anything.
  init(_ rules: [Rule], asking question: (Rule) -> RuleQuestion<Site>?) {
    var numbers: [String: Int] = [:]
    var words: [String] = []
    var listeners: [[Listener]] = []
    for rule in rules {
      guard let question = question(rule) else { continue }
      for trigger in question.triggers {
        if numbers[trigger.word] == nil {
          numbers[trigger.word] = words.count
          words.append(trigger.word)
          listeners.append([])
        }
        if let number = numbers[trigger.word] {
          listeners[number].append(Listener(rule: rule, trigger: trigger, check: question.check))
        }
      }
    }
    self.words = WordFinder(words)
    self.listeners = listeners
  }

  /// What the rules find at the places of their words in a text, or in a part of it.
  ///
  /// - Parameter reading: reads the text, which most texts are spared, and gives the place at an offset.
  func check(
    _ bytes: [UInt8], in range: Range<Int>, reading: () -> (Int) -> Site?
  ) -> CheckResult {
    let hits = words.hits(in: bytes.span.extracting(range))
    guard !hits.isEmpty else { return CheckResult(findings: []) }
    let site = reading()
    var findings: [Finding] = []
    var notAnalysable: [String: Int] = [:]
    lazy var lines = LineTable(bytes)
    for hit in hits {
      guard let site = site(hit.offset + range.lowerBound) else { continue }
      for listener in listeners[hit.word] {
        guard listener.trigger.matches(site), site.isOf(listener.rule.scope) else { continue }
        for detection in listener.check(site) {
          if detection.isUndecided {
            notAnalysable[listener.rule.id, default: 0] += 1
          } else {
            findings.append(Finding(detection, of: listener.rule, at: site, lines))
          }
        }
      }
    }
    findings.sort { ($0.start, $0.rule) < ($1.start, $1.rule) }
    return CheckResult(findings: findings.withoutRepetitions, notAnalysable: notAnalysable)
  }
}

extension Finding {
  /// A detection as people see it; the rule's fact `largest` is known from the place alone.
  fileprivate init(
    _ detection: Detection, of rule: Rule, at site: some RuleSite, _ lines: LineTable
  ) {
    var facts = detection.facts
    if facts["largest"] == nil, rule.facts.contains("largest") {
      facts["largest"] = .name(site.largestSize.shortName)
    }
    self.init(
      rule: rule.id, severity: site.weighed(detection.severity ?? rule.severity),
      range: detection.range, start: lines.position(of: detection.range.lowerBound),
      end: lines.position(of: detection.range.upperBound), facts: facts,
      values: detection.values, wanted: detection.wanted,
      wantedStyle: detection.wantedStyle?.rawValue,
      firstBrokenSize: detection.firstBrokenSize, edits: detection.edits)
  }
}

extension [Finding] {
  /// Sorted findings, each once: several places may lead a rule to the same one.
  fileprivate var withoutRepetitions: [Finding] {
    var kept: [Finding] = []
    kept.reserveCapacity(count)
    for finding in self {
      var index = kept.endIndex - 1
      var isKnown = false
      while !isKnown, index >= 0, kept[index].start == finding.start {
        isKnown = kept[index].rule == finding.rule && kept[index].range == finding.range
        index -= 1
        // Hardly more rules find something at one place.
        if kept.endIndex - index > 16 { break }
      }
      if !isKnown { kept.append(finding) }
    }
    return kept
  }
}
