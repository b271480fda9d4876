import DTKBKnowledge
import DTKBKnowledgeFiles
import DTKBTestSupport
import Foundation
import Testing

@Test func `a folder that is not there is said to be missing`() {
  let defects = KnowledgeFolder(path: "/no/such/folder").read().defects
  #expect(defects.map(\.file) == ["."])
  #expect(defects.first?.message.contains("there is nothing of that name") == true)
}

@Test func `a file in place of the folder is said to be one`() throws {
  let folder = try TemporaryFolder(["entries": [1]])
  let defects = KnowledgeFolder(path: folder.path + "/entries").read().defects
  #expect(defects.first?.message.contains("this is a file") == true)
}

@Test func `a folder reached through a link is read like any other`() throws {
  let folder = try TemporaryFolder(SoundFolder().files)
  let other = try TemporaryFolder()
  try FileManager.default.createSymbolicLink(
    atPath: other.path + "/Data", withDestinationPath: folder.path)
  let read = KnowledgeFolder(path: other.path + "/Data").read()
  #expect(read.defects == [])
  #expect(read.content.entries.count == 3)
}

@Test(
  "A link within the folder is followed, one that leaves it or leads nowhere is a defect",
  arguments: [
    ("es.md", nil), ("/etc/hostname", "leads out of the folder"),
    ("../../../../etc/hostname", "link leads"), ("no.md", "leads nowhere"),
    ("it.md", "leads nowhere"), ("/dev/zero", "leads out of the folder"),
  ] as [(String, String?)])
func `links`(_ target: String, _ message: String?) throws {
  let folder = try TemporaryFolder(SoundFolder().files)
  let link = folder.path + "/entries/icon/it.md"
  try FileManager.default.removeItem(atPath: link)
  try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
  let defects = KnowledgeFolder(path: folder.path).read().defects
  if let message {
    let defect = try #require(defects.first { $0.message.contains("link") })
    #expect(defect.file == "entries/icon/it.md")
    #expect(defect.message.contains(message))
  } else {
    #expect(defects == [])
  }
}

@Test func `a folder that links to its own parent does not trap the reader`() throws {
  let folder = try TemporaryFolder(SoundFolder().files)
  try FileManager.default.createSymbolicLink(
    atPath: folder.path + "/entries/icon/loop", withDestinationPath: "..")
  let defects = KnowledgeFolder(path: folder.path).read().defects
  #expect(defects.map(\.file) == ["entries/icon/loop"])
}

@Test func `a pipe in place of a file is not waited for`() throws {
  let folder = try TemporaryFolder(SoundFolder().files)
  try #require(mkfifo(folder.path + "/entries/icon/sample-pipe.swift", 0o600) == 0)
  let defects = KnowledgeFolder(path: folder.path).read().defects
  #expect(defects.map(\.message) == ["this is neither a file nor a folder: delete it"])
}

@Test func `hidden files are passed over`() throws {
  var files = SoundFolder().files
  for path in [".git/config", ".DS_Store", "entries/.DS_Store", "entries/icon/.it.md.swp"] {
    files[path] = [0xFF]
  }
  let folder = try TemporaryFolder(files)
  #expect(KnowledgeFolder(path: folder.path).read().defects == [])
}
