#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension SystemCalls {
  /// Starts a program with its output thrown away, waits for it, and says what it used.
  static func run(
    _ program: String, _ arguments: [String], input: String
  ) throws(SystemError) -> (status: Int32, processorSeconds: Double, peakKibibytes: Int) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = nil
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var child = pid_t()
    let code = posix_spawnp(&child, program, &actions, nil, words, environ)
    if code != 0 { throw SystemError(code: code, path: program) }
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
}
