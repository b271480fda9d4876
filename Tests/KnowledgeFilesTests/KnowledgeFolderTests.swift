import DTKBKnowledge
import DTKBKnowledgeFiles
import DTKBSeededNumbers
import DTKBTestSupport
import Foundation
import Testing

@Test func `a sound folder is read whole`() throws {
  let folder = try TemporaryFolder(SoundFolder().files)
  let (content, defects) = KnowledgeFolder(path: folder.path).read()
  #expect(defects == [])
  #expect(content.entries.map(\.id) == ["fixed-icon", "icon", "old-tale"])

  let icon = content.entries[1]
  #expect(icon.kind == .guideline)
  #expect(icon.topics == [.icon, .badge])
  #expect(icon.frameworks == ["SwiftUI"])
  #expect(icon.since == ["iOS 14"])
  #expect(icon.rule == nil)
  #expect(icon.related == ["fixed-icon"])
  #expect(
    icon.citations == [
      Citation(title: "Image", publisher: "Apple", url: "https://example.com/image")
    ])
  #expect(icon.texts.map(\.language) == Language.allCases)
  let italian = try #require(icon.text(in: .italian))
  #expect(italian.title == "Icons grow with their text")
  #expect(italian.searchWords.first == "icon")
  #expect(italian.searchWords.count == 8)
  #expect(italian.body.hasPrefix("See [the error]"))
  #expect(italian.body.hasSuffix("(right-row.swift)"))
  #expect(
    icon.samples == [
      Sample(
        fileName: "right-row.swift", role: .right,
        code: "Image(systemName: \"star\").font(.body)\n")
    ])

  let fixedIcon = content.entries[0]
  #expect(fixedIcon.rule == "fixed-icon")
  #expect(fixedIcon.samples.map(\.role) == [.right, .wrong])
  #expect(fixedIcon.texts.first?.message == "the icon stays at {points} points")

  #expect(
    content.entries[2].claim
      == Claim(
        verdict: .wrong,
        figure: Claim.Figure(
          base: 12, api: "scaled-metric", relativeTo: "body", size: "accessibility5", claimed: 20)))
  #expect(content.interfaceWords.map(\.language) == Language.allCases)
  #expect(content.interfaceWords.first?[.warning] == "some {count}")
  #expect(content.synonyms.count == 4)
  #expect(content.synonyms.first?.words == ["type", "font"])
}

@Test func `a folder of one's own needs one language and may lead to entries elsewhere`() throws {
  var folder = SoundFolder()
  folder.files = folder.files.filter { $0.key.hasPrefix("entries/icon/") }
  for language in ["vi", "es", "en"] { folder.files["entries/icon/\(language).md"] = nil }
  let place = try TemporaryFolder(folder.files)
  #expect(
    KnowledgeFolder(path: place.path, requiring: [], leadingTo: ["fixed-icon"]).read().defects == []
  )
  #expect(KnowledgeFolder(path: place.path, requiring: []).read().defects.count == 2)

  folder.files["entries/icon/it.md"] = nil
  let silent = try TemporaryFolder(folder.files)
  let defects = KnowledgeFolder(path: silent.path, requiring: [], leadingTo: ["fixed-icon"])
    .read().defects
  #expect(defects.map(\.message).contains { $0.hasPrefix("the entry has no text") })
}

@Test func `all defects are listed at once, by file and line`() throws {
  var folder = SoundFolder()
  folder.write("entries/icon/entry.json", "{\"kind\": \"tip\",\n\"topics\": [\"bagde\",\n\"x\"]}")
  folder.write("entries/icon/it.md", "---\ntitel: a\nserch: b\n---\n")
  folder.write("interface/vi.json", "{")
  let place = try TemporaryFolder(folder.files)
  let defects = KnowledgeFolder(path: place.path).read().defects
  #expect(defects == defects.sorted())
  #expect(Set(defects).count == defects.count)
  #expect(
    defects.map { "\($0.file):\($0.line)" } == [
      "entries/icon/entry.json:1", "entries/icon/entry.json:2", "entries/icon/entry.json:3",
      "entries/icon/it.md:1", "entries/icon/it.md:1", "entries/icon/it.md:1",
      "entries/icon/it.md:1", "entries/icon/it.md:2", "entries/icon/it.md:3",
      "entries/icon/it.md:5", "interface/vi.json:1",
    ])
}

@Test func `an entry with defects leaves the others readable`() throws {
  var folder = SoundFolder()
  folder.write("entries/icon/entry.json", "{")
  let place = try TemporaryFolder(folder.files)
  #expect(
    KnowledgeFolder(path: place.path).read().content.entries.map(\.id) == [
      "fixed-icon", "old-tale",
    ])
}

@Test(
  "A file of nothing but one mark is read in time",
  arguments: [
    "[", "[a](", "{{", "`", "**", "{", "(", "#", "- ", "---\n", "\n", "a\u{301}", "\"", "](",
  ])
func `marks`(_ mark: String) throws {
  let text = String(repeating: mark, count: 20_000 / mark.utf8.count)
  var folder = SoundFolder()
  folder.write("entries/icon/it.md", SoundFolder.guideline + text)
  folder.write("entries/icon/en.md", "---\ntitle: a\nsummary: \(text)\n")
  folder.write("entries/icon/entry.json", text)
  let place = try TemporaryFolder(folder.files)
  let clock = ContinuousClock()
  let time = clock.measure { _ = KnowledgeFolder(path: place.path).read() }
  #expect(time < .seconds(10))
}

@Test func `bytes that went astray never stop the reader`() throws {
  var random = SeededGenerator(seed: 17)
  let folder = SoundFolder()
  let paths = folder.files.keys.sorted()
  for _ in 0..<25 {
    var files = folder.files
    for path in paths {
      var bytes = files[path] ?? []
      for _ in 0..<3 {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      files[path] = bytes
    }
    let place = try TemporaryFolder(files)
    #expect(!KnowledgeFolder(path: place.path).read().defects.isEmpty)
  }
}
