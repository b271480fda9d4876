/// Values of one kind that threads use in turn, each by one thread at a time: as many as are used at once.
///
/// ```swift
/// let sums = SharedPool { 0 }
/// _ = Threads.map(100) { number in sums.use { $0 += number } }
/// sums.takeAll().reduce(0, +)  // 4950
/// ```
public final class SharedPool<Value>: @unchecked Sendable {
  private let lock = ThreadLock()
  private let make: @Sendable () -> Value
  // Guarded by the lock.
  private var idle: [Value] = []

  /// An empty pool.
  ///
  /// - Parameter make: makes a value where none is idle.
  public init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// Lets a body use a value that nobody else uses meanwhile.
  public func use<Result>(_ body: (inout Value) -> Result) -> Result {
    var value = lock.locked { idle.popLast() } ?? make()
    let result = body(&value)
    lock.locked { idle.append(value) }
    return result
  }

  /// The values that nobody uses, which the pool gives up.
  public func takeAll() -> [Value] {
    lock.locked {
      defer { idle = [] }
      return idle
    }
  }
}
