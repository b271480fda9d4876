import DTKBOperatingSystem
import DTKBTestSupport
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

  @Test("the sources of a folder are taken in the order of their names")
  func sorted() throws {
    let world = try world("b.swift", "B.swift", "a/z.swift", "a/é.swift", "a.swift", "README.md")
    let all = ["B.swift", "README.md", "a/z.swift", "a/é.swift", "a.swift", "b.swift"]
    #expect(names(in: world) == all)
    #expect(names(".", in: world) == all)
    #expect(names("a", in: world) == ["a/z.swift", "a/é.swift"])
    #expect(names("a/", in: world) == ["a/z.swift", "a/é.swift"])
    #expect(names("./a", in: world) == ["./a/z.swift", "./a/é.swift"])
  }

  @Test("a folder gives the files that a reader exists for")
  func languages() throws {
    let sources = [
      "a.swift", "b.tsx", "c.jsx", "d.ts", "e.js", "f.xib", "g.storyboard", "h.css", "i.html",
      "j.md",
    ]
    let world = try World(withBase: false)
    for file in sources + ["k.txt", "l.png", "swift", "m.swift.orig", "n.json", "o"] {
      try world.folder.write("", to: file)
    }
    #expect(names(in: world) == sources)
  }

  @Test("what others wrote, what was built and what is hidden is left out, unless it is named")
  func skipped() throws {
    let world = try world("App/._x.swift")
    for folder in SourcePaths.skippedFolders.union([".build", ".git", ".hidden"]) {
      try world.folder.write("", to: "\(folder)/x.swift")
      try world.folder.write("", to: "App/\(folder)/x.swift")
      #expect(names(folder, in: world) == ["\(folder)/x.swift"])
    }
    #expect(names(in: world) == [])
    #expect(names("App/._x.swift", in: world) == ["App/._x.swift"])
  }

  @Test("a file that is named is taken whatever its ending, and each file once")
  func named() throws {
    let world = try world("notes.txt", "a.swift")
    #expect(
      names("notes.txt", "a.swift", "-", ".", "-", in: world) == ["notes.txt", "a.swift", "-"])
  }

  @Test("links are followed, each file is taken once, and what is no file is told")
  func links() throws {
    let world = try world("a/x.swift", "other/y.swift")
    let path = world.folder.path
    let manager = FileManager.default
    for (link, place) in [
      ("up", ".."), ("self", "self"), ("gone", "nowhere"), ("gone.swift", "nowhere"),
      ("file.swift", "x.swift"), ("zero.swift", "/dev/zero"),
    ] {
      try manager.createSymbolicLink(atPath: "\(path)/a/\(link)", withDestinationPath: place)
    }
    #expect(mkfifo(path + "/a/pipe.swift", 0o600) == 0)
    #expect(mkfifo(path + "/a/pipe", 0o600) == 0)
    let found = SourcePaths(["a", "./a/x.swift"], in: world.context)
    #expect(found.sources.map(\.name) == ["a/file.swift", "a/up/other/y.swift"])
    let told = found.errors.map { error in
      switch error {
      case .system(let error, _): error.path
      case .notASource(let path): path
      default: "?"
      }
    }
    #expect(told.sorted() == ["a/gone.swift", "a/pipe.swift", "a/self", "a/zero.swift"])
    #expect(SourcePaths(["a/pipe", "/dev/zero"], in: world.context).errors.count == 2)
  }

  @Test(
    "each file is taken once, in whatever order it is met by its name, in its folder and by a link",
    arguments: [
      (["a"], ["a/1.swift", "a/2.swift"]), (["b"], ["b/link.swift"]),
      (["a", "b"], ["a/1.swift", "a/2.swift"]),
      (["b", "a"], ["b/link.swift", "a/2.swift"]), (["."], ["a/1.swift", "a/2.swift"]),
      (["a/2.swift", "."], ["a/2.swift", "a/1.swift"]),
      (["a", "a/2.swift", "./a/../a"], ["a/1.swift", "a/2.swift"]),
    ])
  func once(_ named: [String], _ expected: [String]) throws {
    let world = try world("a/1.swift", "a/2.swift", "b/x.txt")
    try FileManager.default.createSymbolicLink(
      atPath: "\(world.folder.path)/b/link.swift", withDestinationPath: "../a/1.swift")
    var told: [String] = []
    let found = SourcePaths(named, in: world.context) { source, _ in told.append(source.name) }
    #expect(found.sources.map(\.name) == expected)
    #expect(told == expected)
  }

  @Test("names that only Unicode takes for the same are two files")
  func normalisation() throws {
    let world = try world("e\u{301}.swift", "\u{E9}.swift")
    let onDisk = try FileManager.default.contentsOfDirectory(atPath: world.folder.path)
    #expect(names(in: world).count == onDisk.count)
  }

  @Test(
    "a source knows its path within the nearest project, from whatever folder it is named",
    arguments: [".git", ".dtkb.json"])
  func project(mark: String) throws {
    let world = try world("App/Views/Row.swift", "Loose.swift")
    try world.folder.write("{}", to: "App/\(mark)")
    func places(_ paths: String...) -> [String] {
      SourcePaths(paths, in: world.context).sources.map(\.place)
    }
    let path = world.folder.path
    for named in ["App", "App/Views", "App/Views/Row.swift", "\(path)/App/Views", "App/../App"] {
      #expect(places(named) == ["Views/Row.swift"])
    }
    #expect(places("Loose.swift") == ["Loose.swift"])
    // A folder with a configuration is a project of its own wherever the search began.
    let inner = mark == ".git" ? "App/Views/Row.swift" : "Views/Row.swift"
    #expect(places(".") == [inner, "Loose.swift"])
    // A home that is kept in Git makes no project of all that is in it.
    world.environment["HOME"] = path + "/App"
    #expect(places("App/Views/Row.swift") == ["App/Views/Row.swift"])
  }

  /// What is asked for, the configuration, and whether every file of the project is among the sources.
  static let wholes: [(String, String?, Bool)] = [
    (".", nil, true), ("../App", nil, true), ("Views", nil, false), ("Row.swift", nil, false),
    (".", "{}", true), (".", "{\"exclude\": [\"Views\"]}", false),
    (".", "{\"include\": [\"Views\"]}", false), ("Views", "{}", false),
  ]

  @Test("a project whose folder is named is there with all its files", arguments: wholes)
  func whole(_ path: String, _ configuration: String?, _ isWhole: Bool) throws {
    let world = try world("App/Views/Row.swift", "App/Row.swift", "App/.git/HEAD")
    if let configuration { try world.folder.write(configuration, to: "App/.dtkb.json") }
    let found = SourcePaths(["App/" + path], in: world.context)
    #expect(found.errors.isEmpty)
    let project = try #require(found.sources.first?.project)
    #expect(found.wholeProjects == (isWhole ? [project] : []))
    if isWhole {
      #expect(SourcePaths(of: project, in: world.context).sources.count == found.sources.count)
    }
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
