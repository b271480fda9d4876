import DTKBJSONReading
import DTKBOperatingSystem

/// A file of JSON in which something of the user's is kept from run to run.
struct KeptFile {
  let path: String

  /// What the file says; `nil` where there is no file.
  ///
  /// What is no JSON throws the error of its kind of file.
  func read(
    orThrow malformed: CommandError
  ) throws(CommandError) -> DTKBJSONReading.JSONValue? {
    let bytes: [UInt8]
    do {
      bytes = try File.read(path)
    } catch {
      if error.kind == .missing || error.kind == .notAFolder { return nil }
      throw .system(error, doing: "read")
    }
    guard let text = String(validating: bytes, as: UTF8.self),
      let value = try? DTKBJSONReading.JSONValue(parsing: text)
    else { throw malformed }
    return value
  }

  /// Writes the file, whole or not at all, with the folders above it.
  func write(_ value: JSONValue) throws(CommandError) {
    do {
      if let slash = path.lastIndex(of: "/") { try Folder.create(String(path[..<slash])) }
      try File.replace(path, with: Array(value.encoded.utf8))
    } catch {
      throw .system(error, doing: "write")
    }
  }
}
