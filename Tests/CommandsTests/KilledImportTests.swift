import DTKBKnowledgeStorage
import DTKBTestSupport
import Foundation
import Testing

/// Imports that are killed at any moment.
@Suite("Imports that are killed")
struct KilledImportTests {
  /// How many; `DTKB_KILLS=300` for the long run.
  private static let count =
    ProcessInfo.processInfo.environment["DTKB_KILLS"].flatMap { Int($0) } ?? 25

  private func write(_ folder: TemporaryFolder, _ name: String) throws {
    for number in 0..<20 {
      let entry = "\(name)/entries/\(name)-\(number)"
      try folder.write(#"{"kind": "guideline", "topics": ["badge"]}"#, to: "\(entry)/entry.json")
      try folder.write(
        "---\ntitle: \(name) \(number)\nsummary: One of \(name).\nsearch: red dot\n---\n\nGrow.\n",
        to: "\(entry)/en.md")
    }
  }

  @Test("the base is afterwards the old one or the new one, whole")
  func kills() throws {
    let folder = try TemporaryFolder()
    let names = ["first", "second"]
    let environment = ["XDG_DATA_HOME": folder.path + "/home"]
    let base = folder.path + "/home/dtkb/own.sqlite"
    var digests: [String] = []
    var longest: TimeInterval = 0
    for name in names {
      try write(folder, name)
      let start = Date()
      let result = try BuiltProgram.run(
        ["import", name], environment: environment, folder: folder.path)
      longest = max(longest, Date().timeIntervalSince(start))
      #expect(result.exitCode == 0, "\(result)")
      digests.append(try KnowledgeBase(path: base).contentDigest())
    }
    var (replaced, kept) = (0, 0)
    var current = digests[1]
    for number in 0..<Self.count {
      let next = digests[0] == current ? 1 : 0
      let process = try BuiltProgram.prepared(["import", names[next]], environment, folder.path)
      process.standardError = FileHandle.nullDevice
      try process.run()
      // At random, but spread over the whole of an import and beyond its end.
      let share = (Double(number) + .random(in: 0...1)) / Double(Self.count)
      Thread.sleep(forTimeInterval: longest * 2 * share)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let opened = try KnowledgeBase(path: base)
      let found = try opened.contentDigest()
      #expect(found == current || found == digests[next])
      #expect(try opened.examination().allSatisfy { $0.fault == nil })
      if found == current { kept += 1 } else { replaced += 1 }
      current = found
    }
    _ = try BuiltProgram.run(["import", names[0]], environment: environment, folder: folder.path)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/home/dtkb")
    #expect(files == ["own.sqlite"], "the next import takes away what the killed ones left")
    #expect(kept > 0, "no import was killed before its end")
    if Self.count > 100 { print("killed imports: kept \(kept), replaced \(replaced)") }
  }
}
