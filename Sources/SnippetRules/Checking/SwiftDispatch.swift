import DTKBSourceReading
import DynamicTypeScaling

/// Asks each rule at the places of Swift that it named, and nowhere else.
struct SwiftDispatch: Sendable {
  /// Finds the words of all triggers.
  let words: WordFinder
  /// The rules that ask for a word, by the number of the word.
  private let listeners: [[(rule: Rule, trigger: SwiftTrigger)]]

  init(rules: [Rule]) {
    var numbers: [String: Int] = [:]
    var words: [String] = []
    var listeners: [[(rule: Rule, trigger: SwiftTrigger)]] = []
    for rule in rules {
      for trigger in rule.triggers {
        if numbers[trigger.word] == nil {
          numbers[trigger.word] = words.count
          words.append(trigger.word)
          listeners.append([])
        }
        if let number = numbers[trigger.word] { listeners[number].append((rule, trigger)) }
      }
    }
    self.words = WordFinder(words)
    self.listeners = listeners
  }

  /// What the rules find at the places of their words.
  func check(
    _ tree: SwiftTree, _ source: SourceFile, _ hits: [WordFinder.Hit], in project: ProjectSymbols
  ) -> CheckResult {
    let context = SwiftContext(tree, at: FilePlace(source.name), project: project)
    var findings: [Finding] = []
    var notAnalysable: [String: Int] = [:]
    lazy var lines = LineTable(source.bytes)
    for hit in hits {
      guard let node = context.namedNode(at: hit.offset) else { continue }
      let site = SwiftSite(node: node, context: context)
      for (rule, trigger) in listeners[hit.word] {
        guard trigger.matches(site), site.isOf(rule.scope) else { continue }
        for detection in rule.check(site) {
          if detection.isUndecided {
            notAnalysable[rule.id, default: 0] += 1
          } else {
            findings.append(site.finding(detection, of: rule, lines))
          }
        }
      }
    }
    findings.sort { ($0.start, $0.rule) < ($1.start, $1.rule) }
    return CheckResult(
      findings: findings, notAnalysable: notAnalysable, repairs: tree.repairs)
  }
}

extension SwiftContext {
  /// The node whose name stands at a byte offset, or nothing where that is no code.
  fileprivate func namedNode(at offset: Int) -> SwiftNode? {
    guard let token = tree.token(at: offset) else { return nil }
    let node = tree.node(atToken: token)
    return node.nameToken == token ? node : nil
  }
}

extension SwiftSite {
  /// Whether a rule has something to say of the code here.
  fileprivate func isOf(_ scope: Rule.Scope) -> Bool {
    if !scope.contains(.generated), context.isGenerated { return false }
    if !scope.contains(.tests), context.isTest { return false }
    if !scope.contains(.mac), context.platforms(at: node).isDisjoint(with: .withDynamicType) {
      return false
    }
    if !scope.contains(.previews), context.isPreview(node) { return false }
    return true
  }

  /// A detection as people see it, its severity lowered where the surroundings make it matter less.
  fileprivate func finding(_ detection: Detection, of rule: Rule, _ lines: LineTable) -> Finding {
    var severity = detection.severity ?? rule.severity
    if context.isWidget(node) || context.isDebug(node) { severity = severity.lowered }
    if context.isRendering(node) { severity = .note }
    return Finding(
      rule: rule.id, severity: severity, range: detection.range,
      start: lines.position(of: detection.range.lowerBound),
      end: lines.position(of: detection.range.upperBound), facts: detection.facts,
      values: detection.values, wanted: detection.wanted,
      wantedStyle: detection.wantedStyle?.rawValue,
      firstBrokenSize: detection.firstBrokenSize)
  }
}
