import DTKBKnowledge
import DTKBKnowledgeFiles
import DTKBOperatingSystem

extension FuzzTarget {
  /// An entry as a team writes it, front matter and all, with its facts before a NUL; a defect stands
  /// on a line.
  static let entry = FuzzTarget(name: "entry") { ground in
    let folder = ground.scratch + "/team"
    let place = folder + "/entries/probe"
    try Folder.create(place)
    let facts = Array(#"{"kind": "guideline", "topics": ["icon"]}"#.utf8)
    let seeds = ground.seeds(endingIn: "en.md", "vi.md").map { facts + [0] + $0 }
    let reader = KnowledgeFolder(path: folder, requiring: [])
    return Trial(seeds: seeds) { bytes in
      let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      do throws(SystemError) {
        try File.write(Array(parts[0]), to: place + "/entry.json")
        try File.write(Array(parts.dropFirst().first ?? []), to: place + "/en.md")
      } catch {
        return error.message
      }
      let (content, defects) = reader.read()
      for entry in content.entries {
        for text in entry.texts { _ = Block.blocks(in: text.body) }
      }
      return defects.first { $0.line < 1 || $0.line > bytes.count + 1 }.map { "\($0)" }
    }
  }
}
