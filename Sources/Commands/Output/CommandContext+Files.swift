import DTKBKnowledge
import DTKBOperatingSystem

extension CommandContext {
  /// The bytes of a reader's code, from a file or from the standard input.
  func code(at path: String, asking words: InterfaceWords) throws(CommandError) -> [UInt8] {
    if path == "-", isInputTyped { announce(words.sentence(.pasteCode, [:]) + "\n") }
    let file = resolved(path)
    if path != "-", !StandardStream.isNamed(by: file), let kind = File.kind(at: file),
      kind != .file
    {
      throw .notASource(path)
    }
    do throws(SystemError) {
      return path == "-" ? try readInput() : try File.read(file)
    } catch {
      throw .system(SystemError(code: error.code, path: path), doing: "read")
    }
  }

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
