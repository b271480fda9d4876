import DTKBOperatingSystem
import DTKBSnippetRules
import DTKBSourceReading
import DynamicTypeScaling

/// How much of an interface still holds at each text size: the share of its files in which nothing is lost there.
///
/// Lost is what an error or a warning says, from the size on that its figure names; without a figure, from the first
/// size above the default on, so that never more is promised than is known. What a baseline knows and what did not
/// change is lost as well; what a comment hides with its reason is not, and a note is none. A font token counts
/// in the file that declares it.
struct TextSizeSurvival: Sendable, Equatable {
  /// How many files show an interface, or hold a finding.
  let files: Int
  /// How many of them lose something at a size.
  let broken: [DynamicTypeSize: Int]

  /// Counts what a run read.
  init(of run: CheckRun, in context: CommandContext) {
    let firsts = run.found.compactMap(\.firstBrokenSize)
    broken = Dictionary(
      uniqueKeysWithValues: DynamicTypeSize.allCases.map { size in
        (size, firsts.count { $0 <= size })
      })
    let found = Set(run.found.filter(\.hasFindings).map(\.source.realPath))
    files =
      found.count
      + context.map(run.readFiles.count) { number in
        let source = run.readFiles[number]
        guard !found.contains(source.realPath) else { return false }
        // What was typed or piped in cannot be read twice, and is the interface that is asked about.
        guard let path = source.path, source.realPath != "-", !StandardStream.isNamed(by: path)
        else { return true }
        let bytes = (try? File.read(path)) ?? []
        return SourceFile(name: source.place, bytes: bytes).showsInterface
      }.count { $0 }
  }

  /// The percentage of the files that lose nothing at a size, rounded down to a tenth so that 100 is said only where
  /// nothing is lost; `nil` where there is no file.
  func percentage(at size: DynamicTypeSize) -> Double? {
    guard files > 0 else { return nil }
    return Double((files - (broken[size] ?? 0)) * 1000 / files) / 10
  }
}

extension CheckRun.Found {
  /// Whether a rule found something, shown or not.
  fileprivate var hasFindings: Bool {
    !(findings.isEmpty && suppressed.isEmpty && known.isEmpty && unchanged.isEmpty)
  }

  /// The smallest size at which something is lost; `nil` where nothing is.
  fileprivate var firstBrokenSize: DynamicTypeSize? {
    (findings + known + unchanged).filter { $0.severity >= .warning }
      .map { $0.firstBrokenSize ?? .xLarge }.min()
  }
}
