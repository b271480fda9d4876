import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBOperatingSystem

extension FuzzTarget {
  /// A base with some bytes changed: an error that has a name, or an answer, and the right one where
  /// an examination finds no fault.
  ///
  /// Each change is five bytes: its place, of which the first three count, and what is written there;
  /// where the fifth is 0, the file ends there.
  static let database = FuzzTarget(name: "database") { ground in
    let path = ground.scratch + "/base.sqlite"
    let content = ground.content
    try KnowledgeCompiler.compile(
      KnowledgeContent(
        entries: Array(content.entries.prefix(2)), synonyms: Array(content.synonyms.prefix(8))),
      to: path)
    let whole = try File.read(path)
    let right = try BaseAnswers(path: path)
    return Trial(seeds: [[0, 0, 30, 64, 1], [0, 9, 9, 7, 1, 0, 100, 1, 9, 1]]) { changes in
      var bytes = whole
      for change in stride(from: 0, to: changes.count - 4, by: 5) {
        let place = changes[change..<(change + 3)].reduce(0) { $0 << 8 | Int($1) } % whole.count
        if changes[change + 4] == 0 {
          bytes.removeSubrange(min(place, bytes.count)...)
        } else if place < bytes.count {
          bytes[place] = changes[change + 3]
        }
      }
      do throws(SystemError) {
        try File.write(bytes, to: path)
      } catch {
        return error.message
      }
      return right.fault(ofBaseAt: path)
    }
  }
}
