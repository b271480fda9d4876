import DTKBOperatingSystem
import DTKBTestSupport
import Foundation
import Testing

struct FileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `what is written is read back`() throws {
    let path = folder.path("new.txt")
    try File.replace(path, with: Array("cỡ chữ".utf8))
    #expect(try File.read(path) == Array("cỡ chữ".utf8))
  }

  @Test func `what is written without care is read back, the second time too`() throws {
    for bytes in [[], [1, 2, 3], [4]] as [[UInt8]] {
      try File.write(bytes, to: folder.path("trial"))
      #expect(try File.read(folder.path("trial")) == bytes)
    }
  }

  @Test func `only what a killed process left is removed`() throws {
    let path = folder.path("base")
    let kept = [
      "base", "base.1.partial", "base.partial", "base.x.partial", "other.99999999.partial",
    ]
    for name in kept + ["base.99999999.partial"] { try File.write([1], to: folder.path(name)) }
    try File.write([1], to: File.temporaryPath(beside: path))
    File.removeLeftovers(beside: path)
    #expect(!File.exists(at: folder.path("base.99999999.partial")))
    #expect(kept.allSatisfy { File.exists(at: folder.path($0)) })
    #expect(File.exists(at: File.temporaryPath(beside: path)))
  }

  @Test func `an empty file has no bytes`() throws {
    let path = folder.path("empty")
    try File.replace(path, with: [])
    #expect(try File.read(path).isEmpty)
  }

  @Test func `a file larger than one piece is read whole`() throws {
    let path = folder.path("large")
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    try File.replace(path, with: bytes)
    #expect(try File.read(path) == bytes)
  }

  @Test func `replacing keeps the permissions and leaves nothing beside the file`() throws {
    let path = folder.path("script")
    try File.replace(path, with: [1])
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try File.replace(path, with: [2])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try Folder.names(in: folder.path) == ["script"])
  }

  @Test func `replacing a folder fails and leaves nothing beside it`() throws {
    try Folder.create(folder.path("taken/inner"))
    #expect(throws: SystemError.self) { try File.replace(folder.path("taken"), with: [1]) }
    #expect(try Folder.names(in: folder.path) == ["taken"])
  }

  @Test func `a missing file is missing`() {
    let error = #expect(throws: SystemError.self) { try File.read(folder.path("absent")) }
    #expect(error?.kind == .missing)
    #expect(File.kind(at: folder.path("absent")) == nil)
  }

  @Test func `a folder is no file`() throws {
    let error = #expect(throws: SystemError.self) { try File.read(folder.path) }
    #expect(error?.kind == .isAFolder)
    #expect(File.kind(at: folder.path) == .folder)
  }

  @Test func `a link leads to the file it names`() throws {
    let path = folder.path("real")
    try File.replace(path, with: [1])
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(try File.identity(at: link) == File.identity(at: path))
    #expect(try File.realPath(of: link) == File.realPath(of: path))
  }

  @Test func `replacing through a link replaces the file it names`() throws {
    let (path, link) = (folder.path("real"), folder.path("link"))
    try File.replace(path, with: [1])
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real")
    try File.replace(link, with: [2])
    #expect(try File.read(path) == [2])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real")
  }

  @Test func `no file takes the place of a pipe, a device or a stream`() throws {
    let pipe = folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [pipe, "/dev/null", "/dev/stdout", "/proc/self/fd/1"] {
      let error = #expect(throws: SystemError.self) { try File.replace(path, with: [1]) }
      #expect(error?.kind == .notAFile)
    }
    #expect(try Folder.names(in: folder.path) == ["pipe"])
    #expect(File.kind(at: "/dev/null") == .other)
  }

  @Test func `what never ends is not read to the end`() {
    let error = #expect(throws: SystemError.self) { try File.read("/dev/zero") }
    #expect(error?.path == "/dev/zero")
  }

  @Test func `a file that has no size is read whole`() throws {
    // Of what stands in `/proc` the system does not know the size before it is read.
    guard File.kind(at: "/proc/self/status") == .file else { return }
    #expect(try File.read("/proc/self/status").count > 100)
  }
}
