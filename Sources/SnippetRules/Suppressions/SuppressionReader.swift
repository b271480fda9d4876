import DTKBSourceReading

/// Makes suppressions of the directives of a source, one after the other.
struct SuppressionReader {
  let bytes: [UInt8]
  let comments: [Range<Int>]
  let lines: LineTable
  private(set) var suppressions: [Suppression] = []
  private(set) var faults: [SuppressionFault] = []
  /// The regions that no directive has ended so far, by their place in ``suppressions``.
  private var open: [Int] = []

  private static let known = Set(Rule.all.map(\.id))

  init(bytes: [UInt8], comments: [Range<Int>]) {
    self.bytes = bytes
    self.comments = comments
    lines = LineTable(bytes)
  }

  mutating func read(at offset: Int, in comment: Range<Int>) {
    guard let directive = SuppressionDirective(at: offset, in: comment, of: bytes) else { return }
    guard let form = directive.form else {
      return fault(.unknownDirective(directive.word), directive)
    }
    if form == .end { return end(directive) }
    if directive.rules.isEmpty { return fault(.noRule, directive) }
    guard let reason = directive.reason else { return fault(.noReason, directive) }
    for rule in directive.rules where !Self.known.contains(rule) {
      fault(.unknownRule(rule), directive)
    }
    let rules = directive.rules.filter(Self.known.contains)
    let line = lines.position(of: offset).line
    let (scope, hidden): (Suppression.Scope, ClosedRange<Int>) =
      switch form {
      case .line: (.thisLine, line...line)
      case .nextLine: (.nextLine, lineOfCode(after: comment.upperBound))
      case .begin, .end: (.region, line...max(line, lines.count))
      case .file: (.file, 1...lines.count)
      }
    if form == .begin { open.append(suppressions.count) }
    suppressions.append(
      Suppression(
        scope: scope, rules: rules, reason: reason, range: directive.range, lines: hidden))
  }

  /// Ends the innermost region, or the innermost one of a rule that is named.
  private mutating func end(_ directive: SuppressionDirective) {
    guard
      let place = open.lastIndex(where: { index in
        directive.rules.isEmpty
          || directive.rules.contains { suppressions[index].rules.contains($0) }
      })
    else { return fault(.noBegin, directive) }
    let index = open.remove(at: place)
    let first = suppressions[index].lines.lowerBound
    suppressions[index].lines =
      first...max(
        first, lines.position(of: directive.range.lowerBound).line)
  }

  /// Says which regions nothing ends.
  mutating func finish() {
    for index in open {
      faults.append(SuppressionFault(.noEnd, suppressions[index].range, lines))
    }
    open = []
  }

  private mutating func fault(_ kind: SuppressionFault.Kind, _ directive: SuppressionDirective) {
    faults.append(SuppressionFault(kind, directive.range, lines))
  }

  /// The first line behind an offset on which something else than a comment begins.
  private func lineOfCode(after offset: Int) -> ClosedRange<Int> {
    var offset = bytes[offset...].firstIndex(where: \.endsLine) ?? bytes.count
    while offset < bytes.count {
      guard let start = bytes[offset...].firstIndex(where: { !$0.isBlank && !$0.endsLine }) else {
        break
      }
      // In JSX a comment stands in braces.
      guard
        let comment = comment(at: start) ?? (bytes[start] == 0x7B ? comment(at: start + 1) : nil)
      else {
        let line = lines.position(of: start).line
        return line...line
      }
      let end = max(comment.upperBound, start + 1)
      offset = bytes[end...].firstIndex(where: \.endsLine) ?? bytes.count
    }
    return lines.count...lines.count
  }

  private func comment(at offset: Int) -> Range<Int>? {
    var low = 0
    var high = comments.count
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low < comments.count && comments[low].lowerBound == offset ? comments[low] : nil
  }
}
