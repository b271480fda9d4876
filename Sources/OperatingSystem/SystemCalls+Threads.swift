#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension SystemCalls {
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Starts a thread; `nil` where the system gives no more.
  static func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // As large as that of the first thread: some systems give the others a fraction of it.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let box = Unmanaged.passRetained(ThreadBody(body)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t? = nil
      let code = pthread_create(&thread, &attributes, { runBody(in: $0) }, box)
      if code == 0 { return thread }
    #else
      var thread = pthread_t()
      let code = pthread_create(&thread, &attributes, { $0.flatMap { runBody(in: $0) } }, box)
      if code == 0 { return thread }
    #endif
    Unmanaged<ThreadBody>.fromOpaque(box).release()
    return nil
  }

  static func join(_ thread: pthread_t) { pthread_join(thread, nil) }
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func runBody(in box: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<ThreadBody>.fromOpaque(box).takeRetainedValue().run()
  return nil
}

/// Lets one thread at a time do something, and others wait until it has.
final class ThreadLock: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let change: UnsafeMutablePointer<pthread_cond_t>

  init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    change = .allocate(capacity: 1)
    change.initialize(to: pthread_cond_t())
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    change.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// - Parameter announcing: whether the body changes what others wait for.
  func locked<Result>(announcing: Bool = false, _ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    if announcing { pthread_cond_broadcast(change) }
    return body()
  }

  /// Lets others have the lock until something is announced; to be called by whoever has it.
  func wait() { pthread_cond_wait(change, mutex) }
}
