import DTKBOperatingSystem

extension CommandContext {
  /// Writes a text to a file, whole or not at all; a link leads to the file that is replaced.
  func replaceFile(at path: String, with text: String) throws(CommandError) {
    do throws(SystemError) {
      try File.replace(resolved(path), with: Array(text.utf8))
    } catch {
      if error.kind == .notAFile { throw .notAFile(path) }
      // The file that is written first has a name that nobody asked for.
      throw .system(SystemError(code: error.code, path: path), doing: "write")
    }
  }
}
