/// Work that several threads share.
public enum Threads {
  /// How many threads run at once on this machine, at least one.
  public static var atOnce: Int { SystemCalls.processorCount }

  /// The results of a body for every number from zero up to a count, in the order of the numbers.
  ///
  /// The calling thread works too, and alone where the system gives no others; each thread takes the next number as
  /// soon as it is done with its last. The order in which the body is called is not defined.
  ///
  /// ```swift
  /// let sizes = Threads.map(paths.count) { try? File.size(of: paths[$0]) }
  /// ```
  /// - Parameters:
  ///   - count: How many numbers there are.
  ///   - threads: The most threads that work, the calling one included.
  ///   - tell: Is told on the calling thread now and then how many numbers were taken.
  public static func map<Result: Sendable>(
    _ count: Int, threads: Int = Threads.atOnce, telling tell: (Int) -> Void = { _ in },
    _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let work = SharedWork(count: count, body: body)
    let helpers = (1..<max(1, min(threads, count))).compactMap { _ in
      SystemCalls.startThread { work.takePart() }
    }
    work.takePart(telling: tell)
    for helper in helpers { SystemCalls.join(helper) }
    return work.takeResults()
  }
}

/// Numbers that are handed out one by one, and what became of them.
private final class SharedWork<Result: Sendable>: @unchecked Sendable {
  private let count: Int
  private let body: @Sendable (Int) -> Result
  private let lock = ThreadLock()
  // Guarded by the lock.
  private var next = 0
  /// The place of each result; each is written by the thread that took its number.
  private let slots: UnsafeMutablePointer<Result>

  init(count: Int, body: @escaping @Sendable (Int) -> Result) {
    self.count = count
    self.body = body
    slots = .allocate(capacity: count)
  }

  deinit { slots.deallocate() }

  /// Takes numbers until there are none left.
  func takePart(telling tell: (Int) -> Void = { _ in }) {
    while let number = lock.locked({ takeNumber() }) {
      (slots + number).initialize(to: body(number))
      tell(number + 1)
    }
  }

  private func takeNumber() -> Int? {
    guard next < count else { return nil }
    defer { next += 1 }
    return next
  }

  /// The results, once all have been worked out; to be taken once.
  func takeResults() -> [Result] {
    [Result](unsafeUninitializedCapacity: count) { buffer, filled in
      buffer.baseAddress?.moveInitialize(from: slots, count: count)
      filled = count
    }
  }
}
