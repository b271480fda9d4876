import DTKBOperatingSystem
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
}
