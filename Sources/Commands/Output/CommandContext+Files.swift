import DTKBOperatingSystem

extension CommandContext {
  /// Writes a text to a file, whole or not at all; a link leads to the file that is replaced.
  func replaceFile(at path: String, with text: String) throws(CommandError) {
    let place = resolved(path)
    // `/dev/stdout` leads to whatever file the shell has opened: it must not be replaced.
    let isOfTheSystem = place.hasPrefix("/dev/") || place.hasPrefix("/proc/")
    if isOfTheSystem || File.kind(at: place) == .other { throw .notAFile(path) }
    do throws(SystemError) {
      try File.replace((try? File.realPath(of: place)) ?? place, with: Array(text.utf8))
    } catch {
      // The file that is written first has a name that nobody asked for.
      throw .system(SystemError(code: error.code, path: path), doing: "write")
    }
  }
}
