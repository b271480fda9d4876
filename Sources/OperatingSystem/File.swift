/// Files on disk.
public enum File {
  /// What stands at a path, links followed; `nil` where nothing does.
  public static func kind(at path: String) -> FileKind? {
    try? SystemCalls.status(of: path, followingLinks: true).kind
  }

  /// Whether anything stands at a path, be it a link that leads nowhere.
  public static func exists(at path: String) -> Bool {
    (try? SystemCalls.status(of: path, followingLinks: false)) != nil
  }

  /// Which file a path leads to, links followed.
  public static func identity(at path: String) throws(SystemError) -> FileIdentity {
    try SystemCalls.status(of: path, followingLinks: true).identity
  }

  /// How many bytes a file has.
  public static func size(of path: String) throws(SystemError) -> Int {
    try SystemCalls.status(of: path, followingLinks: true).size
  }

  /// The path without links and `..`.
  public static func realPath(of path: String) throws(SystemError) -> String {
    try SystemCalls.realPath(path)
  }

  /// The most bytes that are read of a file, 256 MiB: nobody writes longer ones, and some never end.
  public static let largestSize = 1 << 28

  /// The bytes of a file; an error if there are more than ``largestSize``.
  public static func read(_ path: String) throws(SystemError) -> [UInt8] {
    let descriptor = try SystemCalls.open(reading: path)
    defer { SystemCalls.close(descriptor) }
    return try SystemCalls.readAll(descriptor, of: path, atMost: largestSize)
  }

  /// Writes a file whole or not at all: beside it, to the disk, then in its place.
  ///
  /// A file that was there keeps its permissions; whoever has it open keeps the old bytes. A link leads to the file
  /// that is replaced. Pipes, devices and what the process was given open are none: ``SystemError/Kind/notAFile``.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    // `/dev/stdout` leads to whatever file the shell has opened.
    if path.hasPrefix("/dev/") || path.hasPrefix("/proc/") || kind(at: path) == .other {
      throw SystemError(notAFile: path)
    }
    let path = (try? realPath(of: path)) ?? path
    let former = try? SystemCalls.status(of: path, followingLinks: true)
    let temporary = temporaryPath(beside: path)
    let descriptor = try SystemCalls.create(
      temporary, permissions: former?.permissions ?? 0o666)
    do throws(SystemError) {
      defer { SystemCalls.close(descriptor) }
      try SystemCalls.writeAll(bytes, to: descriptor, of: path)
      try SystemCalls.synchronise(descriptor, of: path)
    } catch {
      try? SystemCalls.remove(temporary)
      throw error
    }
    try move(temporary, to: path)
  }

  /// Writes a file that nobody would miss: not beside it and not waiting for the disk, as
  /// ``replace(_:with:)`` does.
  public static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    if exists(at: path) { try SystemCalls.remove(path) }
    let descriptor = try SystemCalls.create(path, permissions: 0o666)
    defer { SystemCalls.close(descriptor) }
    try SystemCalls.writeAll(bytes, to: descriptor, of: path)
  }

  /// Writes a file that is there already, as ``replace(_:with:)`` does, unless nobody may write it.
  public static func edit(_ path: String, to bytes: [UInt8]) throws(SystemError) {
    let status = try SystemCalls.status(of: path, followingLinks: true)
    guard status.permissions & 0o222 != 0 else { throw SystemError(notPermitted: path) }
    try replace(path, with: bytes)
  }

  /// Puts a file in the place of another; the moved file is gone if that fails.
  public static func move(_ path: String, to place: String) throws(SystemError) {
    do throws(SystemError) {
      try SystemCalls.rename(path, to: place)
    } catch {
      try? SystemCalls.remove(path)
      throw error
    }
  }

  /// Waits until the bytes of a file are on the disk.
  public static func synchronise(_ path: String) throws(SystemError) {
    let descriptor = try SystemCalls.open(reading: path)
    defer { SystemCalls.close(descriptor) }
    try SystemCalls.synchronise(descriptor, of: path)
  }

  /// Removes a file.
  public static func remove(_ path: String) throws(SystemError) {
    try SystemCalls.remove(path)
  }

  /// A path in the same folder that no other process uses.
  public static func temporaryPath(beside path: String) -> String {
    "\(path).\(SystemCalls.processNumber).partial"
  }

  /// Removes what processes that were killed left at their ``temporaryPath(beside:)``.
  public static func removeLeftovers(beside path: String) {
    guard let slash = path.lastIndex(of: "/") else { return }
    let (folder, start) = (String(path[..<slash]), path[slash...].dropFirst() + ".")
    for name in (try? Folder.names(in: folder)) ?? [] where name.hasSuffix(".partial") {
      guard name.hasPrefix(start), name.utf8.count > start.utf8.count + ".partial".utf8.count,
        let number = Int32(name.dropFirst(start.count).dropLast(".partial".count)),
        number > 0, !SystemCalls.isRunning(number)
      else { continue }
      try? remove("\(folder)/\(name)")
    }
  }
}
