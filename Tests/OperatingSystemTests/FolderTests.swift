import DTKBOperatingSystem
import DTKBTestSupport
import Foundation
import Testing

struct FolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a folder is made with those above it, and may be there already`() throws {
    try Folder.create(folder.path("a/b/c"))
    try Folder.create(folder.path("a/b/c"))
    #expect(File.kind(at: folder.path("a/b/c")) == .folder)
  }

  @Test func `a folder cannot be made where a file stands`() throws {
    try File.replace(folder.path("a"), with: [])
    #expect(throws: SystemError.self) { try Folder.create(folder.path("a/b")) }
  }

  @Test func `names come in the order of their bytes`() throws {
    for name in ["b", "a", "Z", "é"] { try File.replace(folder.path(name), with: []) }
    #expect(try Folder.names(in: folder.path) == ["Z", "a", "b", "é"])
  }

  @Test func `entries say what they are, links not followed`() throws {
    try File.replace(folder.path("file"), with: [])
    try Folder.create(folder.path("folder"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "nowhere")
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let entries = try Folder.entries(in: folder.path)
    let kinds: [FileKind] = [.file, .folder, .link, .other]
    #expect(entries.map(\.name) == ["file", "folder", "link", "pipe"])
    // Some file systems do not say.
    #expect(zip(entries, kinds).allSatisfy { $0.kind == $1 || $0.kind == nil })
  }
}
