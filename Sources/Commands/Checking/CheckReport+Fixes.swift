import DTKBOperatingSystem
import DTKBQueryService
import DTKBSnippetRules
import DTKBSourceReading

extension CheckReport {
  /// Makes the edits of the findings in their files; says how many were made and what could not be written.
  ///
  /// A file that was changed since it was read is left as it is, and so is one that is read-only.
  func fix(in context: CommandContext) -> (count: Int, errors: [CommandError]) {
    var count = 0
    var errors: [CommandError] = []
    for source in sources where source.source.name != "-" {
      let (bytes, made) = source.findings.flatMap(\.finding.edits).applied(to: source.source.bytes)
      guard made > 0 else { continue }
      let path = context.resolved(source.source.name)
      do throws(SystemError) {
        guard try File.read(path) == source.source.bytes else { continue }
        try File.edit(path, to: bytes)
        count += made
      } catch {
        errors.append(
          .system(SystemError(code: error.code, path: source.source.name), doing: "write"))
      }
    }
    return (count, errors)
  }
}
