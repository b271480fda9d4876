public import DTKBSourceReading

/// The comments of a source that hide findings.
///
/// ```swift
/// let suppressions = Suppressions(in: source)
/// let result = suppressions.applied(to: checker.check(source).findings, of: ["fixed-font-size"])
/// ```
public struct Suppressions: Sendable {
  /// What findings come to where comments hide some of them.
  public struct Result: Sendable {
    /// The findings that no comment hides.
    public let findings: [Finding]
    /// The hidden findings, each with what hides it.
    public let suppressed: [(finding: Finding, by: Suppression)]
    /// What is wrong with the comments.
    public let faults: [SuppressionFault]
  }

  /// The suppressions that count, in reading order.
  public let all: [Suppression]
  private let faults: [SuppressionFault]
  private let lines: LineTable?

  private static let finder = WordFinder([SuppressionDirective.marker])

  /// Reads the suppressions of a source.
  ///
  /// - Parameter look: what is known of the bytes of the source, if somebody has looked at them.
  public init(in source: SourceFile, after look: SourceLook = .none) {
    let hits = look.maySuppress ? Self.finder.hits(in: source.bytes.span) : []
    guard !hits.isEmpty else {
      all = []
      faults = []
      lines = nil
      return
    }
    let comments = source.comments.sorted { $0.lowerBound < $1.lowerBound }
    var reader = SuppressionReader(bytes: source.bytes, comments: comments)
    var rest = comments[...]
    for hit in hits {
      rest = rest.drop { $0.upperBound <= hit.offset }
      guard let comment = rest.first, comment.contains(hit.offset) else { continue }
      reader.read(at: hit.offset, in: comment)
    }
    reader.finish()
    all = reader.suppressions
    faults = reader.faults
    lines = reader.lines
  }

  /// Parts findings into those that are shown and those that are hidden.
  ///
  /// - Parameters:
  ///   - findings: what was found in the source.
  ///   - rules: the rules that were asked; that a suppression of another one hides nothing is no fault.
  public func applied(to findings: [Finding], of rules: Set<String>) -> Result {
    guard let lines else { return Result(findings: findings, suppressed: [], faults: []) }
    // The narrowest first, so that it is the wider one that is said to hide nothing.
    let ordered = all.indices.sorted {
      (all[$0].scope.rawValue, $0) < (all[$1].scope.rawValue, $1)
    }
    var byLine: [Int: [Int]] = [:]
    var wide: [Int] = []
    for index in ordered {
      if all[index].lines.count == 1 {
        byLine[all[index].lines.lowerBound, default: []].append(index)
      } else {
        wide.append(index)
      }
    }
    var used: Set<[String]> = []
    var shown: [Finding] = []
    var hidden: [(finding: Finding, by: Suppression)] = []
    for finding in findings {
      let line = finding.start.line
      let candidates = (byLine[line] ?? []) + wide
      guard
        let index = candidates.first(where: {
          all[$0].lines.contains(line) && all[$0].rules.contains(finding.rule)
        })
      else {
        shown.append(finding)
        continue
      }
      used.insert([String(index), finding.rule])
      hidden.append((finding, all[index]))
    }
    var faults = faults
    for (index, suppression) in all.enumerated() {
      for rule in suppression.rules
      where rules.contains(rule) && !used.contains([String(index), rule]) {
        faults.append(SuppressionFault(.hidesNothing(rule), suppression.range, lines))
      }
    }
    faults.sort { $0.range.lowerBound < $1.range.lowerBound }
    return Result(findings: shown, suppressed: hidden, faults: faults)
  }
}

extension SuppressionFault {
  init(_ kind: Kind, _ range: Range<Int>, _ lines: LineTable) {
    self.init(
      kind: kind, range: range, start: lines.position(of: range.lowerBound),
      end: lines.position(of: range.upperBound))
  }
}
