import DTKBTestSupport
import Foundation
import Testing

@testable import DTKBCommands

@Suite("Files that nobody would keep, from end to end")
struct HostileFilesTests {
  private static let code = """
    struct A: View {
      var body: some View { VStack { Text(title).fixedSize() } }  // \u{1B}[2J\u{9B}31m\u{202E}
    }

    """

  /// A folder with everything in it that is no source, beside one that is.
  private func world() throws -> World {
    let world = try World()
    let path = world.folder.path
    try world.folder.write(Self.code, to: "App/a\n\u{1B}[31m.swift")
    try world.folder.write(Self.code, to: "App/Locked/x.swift")
    for (link, place) in [("loop.swift", "loop.swift"), ("gone.swift", "nowhere"), ("up", "..")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(path)/App/\(link)", withDestinationPath: place)
    }
    #expect(mkfifo(path + "/App/pipe.swift", 0o600) == 0)
    #expect(makeSocket(at: path + "/App/s.swift"))
    return world
  }

  private func makeSocket(at path: String) -> Bool {
    #if canImport(Darwin)
      let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    } == 0
  }

  @Test(
    "each is told on a line of its own and hides nothing, and nothing reaches the terminal raw",
    arguments: [[], ["--suggest"], ["--fix"], ["--tree"], ["--write-baseline", "known.json"]])
  func folder(options: [String]) throws {
    let world = try world()
    world.isColoured = false
    let outcome = world.run(["check", "App", "--lang", "en"] + options)
    let errors = outcome.notices.filter { $0.hasPrefix("dtkb: error: ") }
    for name in ["gone.swift", "loop.swift", "pipe.swift", "s.swift"] {
      #expect(errors.count { $0.contains("'App/\(name)'") } == 1, "\(name) in \(errors)")
    }
    #expect(errors.count == 4 && outcome.exitCode == .noInput, "\(outcome.exitCode)")
    if options.first != "--write-baseline" {
      #expect(outcome.output.contains("␛[31m.swift") || outcome.output.contains("a\\n\\033[31m"))
      #expect(outcome.output.contains("Locked/x.swift"))
    }
    for text in [outcome.output.replacing("\n", with: "")] + outcome.notices {
      let raw = text.unicodeScalars.filter { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
      #expect(raw.isEmpty && !text.contains("\u{202E}"), "\(options): \(text.debugDescription)")
    }
    #expect(world.folder.text(of: "known.json") == nil)
  }

  @Test("a folder that may not be read is told and hides nothing")
  func locked() throws {
    let world = try World()
    try world.folder.write(Self.code, to: "App/Locked/x.swift")
    try world.folder.write(Self.code, to: "App/a.swift")
    let folder = world.folder.path + "/App/Locked"
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
    }
    let outcome = world.run("check", "App", "--lang", "en")
    #expect(outcome.output.contains("App/a.swift"))
    // The superuser may read everything.
    guard getuid() != 0 else { return }
    #expect(outcome.notices.first == "dtkb: error: cannot read 'App/Locked': permission denied")
  }
}
