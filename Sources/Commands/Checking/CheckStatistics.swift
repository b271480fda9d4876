public import DTKBOperatingSystem
import DTKBSnippetRules

/// What a check of a folder comes to, in numbers.
public struct CheckStatistics: Sendable {
  /// How many files were read.
  public let filesRead: Int
  /// How many of them a look at their bytes was enough for.
  public let filesSkipped: Int
  /// How many bytes they have.
  public let bytes: Int
  /// How many lines they have.
  public let lines: Int
  /// How many findings each rule has.
  public let findings: [String: Int]

  /// Checks a folder against the rules that are on by default.
  public init(of folder: String) throws(SystemError) {
    let context = CommandContext.process
    let sources = SourcePaths([folder], in: context).sources
    let run = CheckRun(
      of: sources, against: RuleSelection(), in: context)
    var bytes = 0
    var lines = 0
    for source in sources {
      let text = try File.read(source.path ?? source.name)
      bytes += text.count
      lines += text.count { $0 == UInt8(ascii: "\n") }
    }
    filesRead = run.filesRead
    filesSkipped = run.filesSkipped
    findings = run.findingsByRule
    self.bytes = bytes
    self.lines = lines
  }
}
