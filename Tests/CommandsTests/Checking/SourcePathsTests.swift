import Foundation
import Testing

@testable import DTKBCommands

@Suite("Sources on disk")
struct SourcePathsTests {
  private func names(_ paths: String..., in world: World) -> [String] {
    SourcePaths(paths, in: world.context).sources.map(\.name)
  }

  private func world(_ files: String...) throws -> World {
    let world = try World(withBase: false)
    for file in files { try world.folder.write("", to: file) }
    return world
  }

  @Test("the Swift files of a folder are taken in the order of their names")
  func sorted() throws {
    let world = try world("b.swift", "B.swift", "a/z.swift", "a/é.swift", "a.swift", "README.md")
    let all = ["B.swift", "a/z.swift", "a/é.swift", "a.swift", "b.swift"]
    #expect(names(in: world) == all)
    #expect(names(".", in: world) == all)
    #expect(names("a", in: world) == ["a/z.swift", "a/é.swift"])
    #expect(names("a/", in: world) == ["a/z.swift", "a/é.swift"])
    #expect(names("./a", in: world) == ["./a/z.swift", "./a/é.swift"])
  }

  @Test("what others wrote and what was built is left out, unless it is named")
  func skipped() throws {
    let world = try World(withBase: false)
    for folder in SourcePaths.skippedFolders {
      try world.folder.write("", to: "\(folder)/x.swift")
      try world.folder.write("", to: "App/\(folder)/x.swift")
      #expect(names(folder, in: world) == ["\(folder)/x.swift"])
    }
    try world.folder.write("", to: "App/.hidden/x.swift")
    #expect(names(in: world) == ["App/.hidden/x.swift"])
  }

  @Test("a file that is named is taken whatever its ending, and each file once")
  func named() throws {
    let world = try world("notes.txt", "a.swift")
    #expect(
      names("notes.txt", "a.swift", "-", ".", "-", in: world) == ["notes.txt", "a.swift", "-"])
  }

  @Test("links are followed, loops and pipes are not")
  func links() throws {
    let world = try world("a/x.swift", "other/y.swift")
    let path = world.folder.path
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: path + "/a/loop", withDestinationPath: "..")
    try manager.createSymbolicLink(atPath: path + "/a/self", withDestinationPath: "self")
    try manager.createSymbolicLink(atPath: path + "/a/gone.swift", withDestinationPath: "nowhere")
    try manager.createSymbolicLink(atPath: path + "/a/file.swift", withDestinationPath: "x.swift")
    #expect(mkfifo(path + "/a/pipe.swift", 0o600) == 0)
    #expect(names("a", in: world) == ["a/file.swift", "a/loop/other/y.swift", "a/x.swift"])
  }

  @Test("a folder nested as deep as a path can be is walked")
  func deep() throws {
    let world = try world()
    let folders = Array(repeating: "d", count: 1500).joined(separator: "/")
    try world.folder.write("", to: folders + "/x.swift")
    #expect(names(in: world) == [folders + "/x.swift"])
  }

  @Test("a folder that cannot be read is told and hides nothing")
  func unreadable() throws {
    let world = try world("a/x.swift", "b/y.swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: world.folder.path + "/a")
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o700], ofItemAtPath: world.folder.path + "/a")
    }
    let found = SourcePaths([], in: world.context)
    // The superuser may read everything.
    let isSuperuser = getuid() == 0
    #expect(found.sources.map(\.name).contains("b/y.swift"))
    #expect(found.errors.isEmpty == isSuperuser)
  }
}
