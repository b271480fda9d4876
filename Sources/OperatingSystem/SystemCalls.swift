#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What `stat` says of a path, as far as it is asked for.
struct FileStatus {
  let kind: FileKind
  let size: Int
  let permissions: UInt32
  let identity: FileIdentity
}

/// Every call into the C library, so that a port to another system reads one file.
///
/// Thin: each function is one call with its errors made Swift, and nothing else.
enum SystemCalls {
  // MARK: Files

  static func open(
    reading path: String, waiting: Bool = true
  ) throws(SystemError) -> Int32 {
    let flags = O_RDONLY | O_CLOEXEC | (waiting ? 0 : O_NONBLOCK)
    return try checked(path) { path.withCString { unsafeOpen($0, flags, 0) } }
  }

  static func create(_ path: String, permissions: UInt32) throws(SystemError) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    return try checked(path) { path.withCString { unsafeOpen($0, flags, mode_t(permissions)) } }
  }

  private static func unsafeOpen(
    _ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t
  ) -> Int32 {
    #if canImport(Darwin)
      Darwin.open(path, flags, mode)
    #elseif canImport(Glibc)
      Glibc.open(path, flags, mode)
    #else
      Musl.open(path, flags, mode)
    #endif
  }

  static func close(_ descriptor: Int32) {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #elseif canImport(Glibc)
      _ = Glibc.close(descriptor)
    #else
      _ = Musl.close(descriptor)
    #endif
  }

  /// Everything that is left to read, up to a limit; the first piece is as large as the file says it is.
  ///
  /// Some files never end (`/dev/zero`) and some lie about their size (`/proc`).
  static func readAll(
    _ descriptor: Int32, of path: String, atMost limit: Int
  ) throws(SystemError) -> [UInt8] {
    var status = stat()
    let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    let size = isFile ? Int(status.st_size) : 0
    if size > limit { throw SystemError(code: EFBIG, path: path) }
    var bytes = try readSome(isFile ? size + 1 : 65536, descriptor, of: path)
    // A file that gives less than it was asked for has no more.
    if isFile, size > 0, bytes.count <= size { return bytes }
    while !bytes.isEmpty {
      let more = try readSome(isFile ? 4096 : 65536, descriptor, of: path)
      if more.isEmpty { break }
      bytes += more
      if bytes.count > limit { throw SystemError(code: EFBIG, path: path) }
    }
    return bytes
  }

  /// What there is to read at once, up to a limit; nothing where the end is reached.
  static func readSome(
    _ room: Int, _ descriptor: Int32, of path: String
  ) throws(SystemError) -> [UInt8] {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
      count = retryingInterrupts { read(descriptor, buffer.baseAddress, room) }
      filled = max(count, 0)
    }
    if count < 0 { throw SystemError(code: errno, path: path) }
    return bytes
  }

  static func writeAll(
    _ bytes: [UInt8], to descriptor: Int32, of path: String
  ) throws(SystemError) {
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(SystemError) in try writeAll(bytes, to: descriptor, of: path) }
    }
    try result.get()
  }

  static func writeAll(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, of path: String
  ) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let count = retryingInterrupts {
        write(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done)
      }
      if count < 0 { throw SystemError(code: errno, path: path) }
      done += count
    }
  }

  static func synchronise(_ descriptor: Int32, of path: String) throws(SystemError) {
    _ = try checked(path) { fsync(descriptor) }
  }

  static func rename(_ old: String, to new: String) throws(SystemError) {
    #if canImport(Darwin)
      _ = try checked(new) { Darwin.rename(old, new) }
    #elseif canImport(Glibc)
      _ = try checked(new) { Glibc.rename(old, new) }
    #else
      _ = try checked(new) { Musl.rename(old, new) }
    #endif
  }

  static func remove(_ path: String) throws(SystemError) {
    _ = try checked(path) { unlink(path) }
  }

  static func removeFolder(_ path: String) throws(SystemError) {
    _ = try checked(path) { rmdir(path) }
  }

  static func makeFolder(_ path: String) throws(SystemError) {
    _ = try checked(path) { mkdir(path, 0o777) }
  }

  static func status(
    of path: String, followingLinks: Bool
  ) throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try checked(path) { followingLinks ? stat(path, &status) : lstat(path, &status) }
    let kind: FileKind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    let identity = FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    return FileStatus(
      kind: kind, size: Int(status.st_size), permissions: UInt32(status.st_mode & 0o7777),
      identity: identity)
  }

  static func entries(in folder: String) throws(SystemError) -> [FolderEntry] {
    guard let stream = opendir(folder) else { throw SystemError(code: errno, path: folder) }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      let kind: FileKind? =
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .link
        // Some file systems do not say.
        case Int(DT_UNKNOWN): nil
        default: .other
        }
      entries.append(FolderEntry(name: name, kind: kind))
    }
    return entries
  }

  static func realPath(_ path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else { throw SystemError(code: errno, path: path) }
    defer { free(resolved) }
    return text(at: resolved)
  }

  // MARK: Process

  static func environmentValue(_ name: String) -> String? {
    getenv(name).map { text(at: $0) }
  }

  static var currentFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return text(at: path)
  }

  static var executable: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return try? realPath(path.withUnsafeBufferPointer { $0.baseAddress.map(text) ?? "" })
    #else
      // The system names the file itself, links resolved; 4096 bytes are the longest path it has.
      var path = [CChar](repeating: 0, count: 4097)
      let length = readlink("/proc/self/exe", &path, 4096)
      guard length > 0 else { return nil }
      return path.withUnsafeBufferPointer { $0.baseAddress.map(text) }
    #endif
  }

  static var processNumber: Int32 { getpid() }

  /// Whether there is a process of a number, whoever started it.
  static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

  static func leave(_ status: Int32) -> Never { exit(status) }

  static func letSignalsThrough() {
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
  }

  static var monotonicNanoseconds: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  static func kind(of code: Int32) -> SystemError.Kind {
    switch code {
    case ENOENT: .missing
    case ENOTDIR: .notAFolder
    case EISDIR: .isAFolder
    case EACCES, EPERM, EROFS: .notPermitted
    case ENOSPC, EDQUOT: .full
    case EPIPE: .brokenPipe
    case codeOfNoFile: .notAFile
    default: .other
    }
  }

  /// The number for a pipe or device that stands where a file is wanted; the system has none of its own.
  static var codeOfNoFile: Int32 { ENODEV }

  static var codeOfNoPermission: Int32 { EACCES }

  static func message(for code: Int32) -> String {
    strerror(code).map { text(at: $0) } ?? "error \(code)"
  }

  // MARK: Terminal

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  // MARK: Plumbing

  private static func text(at pointer: UnsafePointer<CChar>) -> String {
    // Names on disk need not be UTF-8: what is not is shown as U+FFFD.
    let bytes = UnsafeRawBufferPointer(start: pointer, count: strlen(pointer))
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func checked(
    _ path: String, _ call: () -> Int32
  ) throws(SystemError) -> Int32 {
    let result = call()
    if result < 0 { throw SystemError(code: errno, path: path) }
    return result
  }

  static func retryingInterrupts(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
