import DTKBTestSupport
import Foundation
import Testing

@testable import DTKBCommands

/// A file system in memory, at a folder of a test; only those who may mount have one.
private final class SmallDisk {
  let path: String

  init?(at path: String) {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    self.path = path
    guard Self.run("mount -t tmpfs -o size=64k tmpfs '\(path)'") else { return nil }
    isMounted = true
  }

  private var isMounted = false

  deinit {
    if isMounted { _ = Self.run("umount '\(path)'") }
  }

  /// Whether this process may mount one.
  static let isPermitted: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    return SmallDisk(at: folder.path + "/disk") != nil
  }()

  /// Takes all room that is left.
  func fill() { _ = Self.run("cat /dev/zero > '\(path)/filler'") }

  /// Lets nobody write any more.
  func lock() { _ = Self.run("mount -o remount,ro '\(path)'") }

  var files: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }

  private static func run(_ command: String) -> Bool {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", command + " 2>/dev/null"]
    guard (try? shell.run()) != nil else { return false }
    shell.waitUntilExit()
    return shell.terminationStatus == 0
  }
}

@Suite("Places where nothing can be written")
struct UnwritableFilesTests {
  private static let code = "struct A: View { @ScaledMetric var gap: Int = 4 }\n"

  @Test(
    "a disk that is full or locked keeps what it has, and says so",
    .enabled(if: SmallDisk.isPermitted, "nobody may mount a disk here"),
    arguments: [(true, "no space left on device"), (false, "read-only file system")])
  func disk(isFull: Bool, reason: String) throws {
    let world = try World()
    let disk = try #require(SmallDisk(at: world.folder.path + "/disk"))
    try world.folder.write(Self.code, to: "disk/a.swift")
    #expect(world.run("check", "disk", "--write-baseline", "disk/known.json").exitCode == .fine)
    let known = try #require(world.folder.text(of: "disk/known.json"))
    try world.folder.write(Self.code + Self.code, to: "disk/a.swift")
    if isFull { disk.fill() } else { disk.lock() }
    let files = disk.files
    for (arguments, file) in [
      (["--fix"], "disk/a.swift"), (["--write-baseline", "disk/known.json"], "disk/known.json"),
      (["--output", "json=disk/new.json"], "disk/new.json"),
    ] {
      let outcome = world.run(["check", "disk", "--lang", "en"] + arguments)
      #expect(outcome.exitCode == .inputOutput)
      #expect(
        outcome.notices.first == "dtkb: error: cannot write '\(file)': \(reason)",
        "\(outcome.notices)")
    }
    #expect(world.folder.text(of: "disk/known.json") == known)
    #expect(world.folder.text(of: "disk/a.swift") == Self.code + Self.code)
    #expect(disk.files == files)
  }

  @Test("a folder that may not be written keeps its file, and the others are mended")
  func folder() throws {
    let world = try World()
    try world.folder.write(Self.code, to: "a/a.swift")
    try world.folder.write(Self.code, to: "b/b.swift")
    let folder = world.folder.path + "/a"
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
    }
    let outcome = world.run("check", "--fix", "--lang", "en")
    #expect(world.folder.text(of: "b/b.swift")?.contains("CGFloat") == true)
    // The superuser may write everything.
    if getuid() == 0 {
      #expect(outcome.exitCode == .fine)
    } else {
      #expect(world.folder.text(of: "a/a.swift") == Self.code)
      #expect(outcome.notices.first == "dtkb: error: cannot write 'a/a.swift': permission denied")
      #expect(outcome.exitCode == .inputOutput)
    }
  }
}
