/// The findings that a sample's comments announce: `// finds: rule-id`, several ids separated by
/// commas, on the line of each finding.
public struct ExpectedFindings: Sendable {
  /// One finding that is announced, or one that was made.
  public struct Mark: Sendable, Equatable {
    /// The line, from 1.
    public let line: Int
    /// The rule's id.
    public let rule: String

    /// Makes a mark.
    public init(line: Int, rule: String) {
      self.line = line
      self.rule = rule
    }
  }

  /// What is announced, from top to bottom.
  public let marks: [Mark]

  /// Reads the comments of a sample.
  public init(in code: String) {
    marks = code.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, line in
        Self.rules(on: line).map { Mark(line: index + 1, rule: $0) }
      }
  }

  private static func rules(on line: Substring) -> [String] {
    let openings = ["// finds:", "/* finds:", "<!-- finds:"]
    guard let start = openings.lazy.compactMap({ line.firstRange(of: $0)?.upperBound }).first else {
      return []
    }
    let rest = line[start...]
    let end = ["*/", "-->"].compactMap { rest.firstRange(of: $0)?.lowerBound }.min()
    return rest[..<(end ?? rest.endIndex)].split { $0 == "," || $0.isWhitespace }.map(String.init)
  }
}
