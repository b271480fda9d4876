/// A file of JSON: its value, or what keeps it from having one.
struct JSONFile: Sendable {
  let file: TextFile
  let root: JSONValue?
  let error: JSONError?

  init(_ file: TextFile) {
    self.file = file
    do throws(JSONError) {
      root = try JSONReader.value(of: file.text)
      error = nil
    } catch {
      root = nil
      self.error = error
    }
  }
}
