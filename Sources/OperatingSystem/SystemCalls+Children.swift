#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension SystemCalls {
  #if canImport(Darwin)
    private typealias FileActions = posix_spawn_file_actions_t?
  #else
    private typealias FileActions = posix_spawn_file_actions_t
  #endif

  /// Starts a program with its output thrown away, waits for it, and says what it used.
  static func run(
    _ program: String, _ arguments: [String], input: String
  ) throws(SystemError) -> (status: Int32, processorSeconds: Double, peakKibibytes: Int) {
    let child = try start(program, arguments, environment: []) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    return try wait(for: child, program)
  }

  /// Starts a program with nothing to read, waits for it, and gives what it wrote to its two streams.
  ///
  /// - Parameter changes: variables of its environment that are not those of this process; `nil` where one is missing.
  static func output(
    of program: String, _ arguments: [String], changing changes: [(name: String, value: String?)]
  ) throws(SystemError) -> (status: Int32, output: [UInt8], errors: [UInt8]) {
    let output = try makePipe(program)
    defer { close(output.reading) }
    let errors: (reading: Int32, writing: Int32)
    do throws(SystemError) {
      errors = try makePipe(program)
    } catch {
      close(output.writing)
      throw error
    }
    defer { close(errors.reading) }
    let started = Result { () throws(SystemError) in
      try start(program, arguments, environment: changes) { actions in
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
        posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)
      }
    }
    // Held open here, their ends would never be seen.
    for pipe in [output, errors] { close(pipe.writing) }
    let child = try started.get()
    let read = Result { () throws(SystemError) in
      try readBoth(output.reading, errors.reading, of: program)
    }
    let status = try wait(for: child, program).status
    let bytes = try read.get()
    return (status, bytes.0, bytes.1)
  }

  private static func start(
    _ program: String, _ arguments: [String], environment changes: [(name: String, value: String?)],
    _ prepare: (inout FileActions) -> Void
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: FileActions = nil
    #else
      var actions = FileActions()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    prepare(&actions)
    var words = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    var variables = environment(changing: changes)
    defer { for word in words + variables { free(word) } }
    var child = pid_t()
    let code = posix_spawnp(&child, program, &actions, nil, words, &variables)
    if code != 0 { throw SystemError(code: code, path: program) }
    return child
  }

  /// The variables of this process with some changed, each to be freed.
  private static func environment(
    changing changes: [(name: String, value: String?)]
  ) -> [UnsafeMutablePointer<CChar>?] {
    var variables: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let variable = next.pointee {
      if !changes.contains(where: { strncmp(variable, $0.name + "=", $0.name.utf8.count + 1) == 0 })
      {
        variables.append(strdup(variable))
      }
      next += 1
    }
    for (name, value) in changes {
      if let value { variables.append(strdup(name + "=" + value)) }
    }
    return variables + [nil]
  }

  private static func wait(
    for child: pid_t, _ program: String
  ) throws(SystemError) -> (status: Int32, processorSeconds: Double, peakKibibytes: Int) {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0 {
      if errno != EINTR { throw SystemError(code: errno, path: program) }
    }
    #if canImport(Darwin)
      let peak = usage.ru_maxrss / 1024
    #else
      let peak = usage.ru_maxrss
    #endif
    let worked = [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
    return (status & 0x7F == 0 ? (status >> 8) & 0xFF : -1, worked, Int(peak))
  }

  private static func makePipe(
    _ program: String
  ) throws(SystemError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) < 0 { throw SystemError(code: errno, path: program) }
    // Another program that is started meanwhile would else hold the ends open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Reads two pipes to their ends, whichever has something: a program that fills one waits until it is read.
  private static func readBoth(
    _ first: Int32, _ second: Int32, of program: String
  ) throws(SystemError) -> ([UInt8], [UInt8]) {
    var bytes: [[UInt8]] = [[], []]
    var ends = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while ends.contains(where: { $0.fd >= 0 }) {
      let count = nfds_t(ends.count)
      if retryingInterrupts({ Int(poll(&ends, count, -1)) }) < 0 {
        throw SystemError(code: errno, path: program)
      }
      for index in ends.indices where ends[index].fd >= 0 && ends[index].revents != 0 {
        let more = try readSome(65536, ends[index].fd, of: program)
        if more.isEmpty { ends[index].fd = -1 }
        bytes[index] += more
        if bytes[index].count > File.largestSize {
          throw SystemError(code: EFBIG, path: program)
        }
      }
    }
    return (bytes[0], bytes[1])
  }
}
