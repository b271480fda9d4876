import DTKBSourceReading
import DynamicTypeScaling

/// Asks each rule at the places of a language that it named, and nowhere else.
struct RuleDispatch<Site: RuleSite>: Sendable {
  /// Finds the words of all triggers, then the one of suppressions, then those of declarations for other files.
  private let words: WordFinder
  /// The rules that ask for a word, by the number of the word.
  private let listeners: [[Listener]]
  /// Whether the bytes around a word are worth a look, by the number of the word.
  private let looksAround: [Bool]
  /// Whether a rule that asks for a word looks at files of a kind at all: by the kind, then by the word.
  private let asked: [[Bool]]

  /// A rule that asks for a word.
  ///
  /// A class, so that going through them copies nothing.
  private final class Listener: Sendable {
    let rule: Rule
    let trigger: Site.Trigger
    let check: @Sendable (Site) -> [Detection]

    init(_ rule: Rule, _ trigger: Site.Trigger, _ check: @escaping @Sendable (Site) -> [Detection])
    {
      self.rule = rule
      self.trigger = trigger
      self.check = check
    }

    /// What its rule finds at a site, if it wants to be asked there.
    func detections(at site: Site, in scopes: inout KnownScopes) -> [Detection] {
      guard trigger.matches(site), scopes.hold(rule.scope, at: site) else { return [] }
      return check(site)
    }
  }

  /// Which scopes a site is of, each asked once.
  private struct KnownScopes {
    private var asked: UInt16 = 0
    private var held: UInt16 = 0

    mutating func hold(_ scope: Rule.Scope, at site: Site) -> Bool {
      let bit: UInt16 = 1 &<< UInt16(scope.rawValue & 15)
      if asked & bit == 0 {
        asked |= bit
        if site.isOf(scope) { held |= bit }
      }
      return held & bit != 0
    }
  }

  /// Takes from each rule what it asks of the language, if anything.
  ///
  /// - Parameter declaring: the words that declarations for other files need.
  init(
    _ rules: [Rule], asking question: (Rule) -> RuleQuestion<Site>?, declaring: [String] = []
  ) {
    var numbers: [String: Int] = [:]
    var words: [String] = []
    var listeners: [[Listener]] = []
    var scopes: [[Rule.Scope]] = []
    for rule in rules {
      guard let question = question(rule) else { continue }
      for trigger in question.triggers {
        if numbers[trigger.word] == nil {
          numbers[trigger.word] = words.count
          words.append(trigger.word)
          listeners.append([])
          scopes.append([])
        }
        if let number = numbers[trigger.word] {
          listeners[number].append(Listener(rule, trigger, question.check))
          if !scopes[number].contains(rule.scope) { scopes[number].append(rule.scope) }
        }
      }
    }
    self.words = WordFinder(words + [SuppressionDirective.marker] + declaring)
    self.listeners = listeners
    looksAround = listeners.map { $0.allSatisfy(\.trigger.looksAround) }
    asked = (0...UInt8(15)).map { bits in
      let realm = Rule.Scope(rawValue: bits)
      return scopes.map { $0.contains { $0.isSuperset(of: realm) } }
    }
  }

  /// What the bytes of a text tell.
  func look(at bytes: Span<UInt8>) -> SourceLook {
    var hits: [WordFinder.Hit] = []
    var maySuppress = false
    var mayDeclare = false
    let marker = listeners.count
    words.find(in: bytes) { hit in
      if hit.word < marker {
        if !looksAround[hit.word]
          || listeners[hit.word].contains(where: { $0.trigger.mayMatch(bytes, at: hit.offset) })
        {
          hits.append(hit)
        }
      } else if hit.word == marker {
        maySuppress = true
      } else {
        mayDeclare = true
      }
      return true
    }
    return SourceLook(
      mayFind: !hits.isEmpty, maySuppress: maySuppress, mayDeclare: mayDeclare, hits: hits)
  }

  /// What the rules find at the places of their words in a text, or in a part of it.
  ///
  /// - Parameters:
  ///   - lines: where the lines of the whole text start.
  ///   - look: what is known of the bytes, if somebody has looked at them.
  ///   - realm: what the name of the file says of all its code; rules without it in their scope are not asked.
  ///   - reading: reads the text, which most texts are spared, and gives the place at an offset.
  func check(
    _ bytes: [UInt8], in range: Range<Int>, lines: KnownLines, after look: SourceLook,
    realm: Rule.Scope = [], reading: () -> (Int) -> Site?
  ) -> CheckResult {
    let hits = look.hits ?? self.look(at: bytes.span.extracting(range)).hits ?? []
    guard !hits.isEmpty else { return CheckResult(findings: []) }
    let asked = self.asked[Int(realm.rawValue)]
    guard hits.contains(where: { asked[$0.word] }) else { return CheckResult(findings: []) }
    let site = reading()
    var findings: [Finding] = []
    var notAnalysable: [String: Int] = [:]
    for hit in hits where asked[hit.word] {
      guard let site = site(hit.offset + range.lowerBound) else { continue }
      var scopes = KnownScopes()
      for listener in listeners[hit.word] {
        for detection in listener.detections(at: site, in: &scopes) {
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

/// Where the lines of a text start, found at the first finding: most texts have none.
final class KnownLines {
  let bytes: [UInt8]
  private(set) lazy var table = LineTable(bytes)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }
}

extension Finding {
  /// A detection as people see it; the rule's fact `largest` is known from the place alone.
  fileprivate init(
    _ detection: Detection, of rule: Rule, at site: some RuleSite, _ lines: KnownLines
  ) {
    var facts = detection.facts
    if facts["largest"] == nil, rule.facts.contains("largest") {
      facts["largest"] = .name(site.largestSize.shortName)
    }
    var range = detection.range
    let start = lines.table.position(of: range.lowerBound)
    var end = lines.table.position(of: range.upperBound)
    if end.line > start.line {
      range = lines.bytes.head(of: range)
      end = lines.table.position(of: range.upperBound)
    }
    self.init(
      rule: rule.id, severity: site.weighed(detection.severity ?? rule.severity),
      range: range, extent: detection.range, start: start, end: end, facts: facts,
      values: detection.values, wanted: detection.wanted,
      wantedStyle: detection.wantedStyle?.rawValue,
      firstBrokenSize: detection.firstBrokenSize, edits: detection.edits,
      fix: detection.fix)
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
