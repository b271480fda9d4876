/// Files on disk.
public enum File {
  /// What stands at a path, links followed; `nil` where nothing does.
  public static func kind(at path: String) -> FileKind? {
    try? SystemCalls.status(of: path, followingLinks: true).kind
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

  /// The bytes of a file.
  public static func read(_ path: String) throws(SystemError) -> [UInt8] {
    let descriptor = try SystemCalls.open(reading: path)
    defer { SystemCalls.close(descriptor) }
    return try SystemCalls.readAll(descriptor, of: path)
  }

  /// Writes a file whole or not at all: beside it, to the disk, then in its place.
  ///
  /// A file that was there keeps its permissions; whoever has it open keeps the old bytes.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
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
}
