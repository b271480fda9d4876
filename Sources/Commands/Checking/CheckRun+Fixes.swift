import DTKBOperatingSystem
import DTKBSnippetRules

extension CheckRun {
  /// Makes the edits that are certain in their files and checks again, until nothing is left to make; says how many
  /// findings that cured and what could not be written.
  mutating func fix(
    checkingAgain check: () throws(CommandError) -> CheckRun
  ) throws(CommandError) -> (count: Int, errors: [CommandError]) {
    var count = 0
    // Where edits meet, or one brings another, they take turns; no code needs as many as this.
    for _ in 0..<8 {
      let made = makeFixes()
      count += made.count
      guard made.count > 0 else { return (count, made.errors) }
      self = try check()
    }
    return (count, [])
  }

  /// A file that was changed since it was read is left as it is, and so is one that is read-only.
  private func makeFixes() -> (count: Int, errors: [CommandError]) {
    var count = 0
    var errors: [CommandError] = []
    for found in found {
      let fixes = EditSet(.automatic, of: found.findings)
      guard fixes.count > 0, let path = found.source.path else { continue }
      do throws(SystemError) {
        guard try File.read(path) == found.bytes else { continue }
        try File.edit(path, to: fixes.applied(to: found.bytes))
        count += fixes.count
      } catch {
        errors.append(
          .system(SystemError(code: error.code, path: found.source.name), doing: "write"))
      }
    }
    return (count, errors)
  }
}
