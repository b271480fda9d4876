/// Work that several threads share.
public enum Threads {
  /// How many threads run at once on this machine, at least one.
  public static var atOnce: Int { SystemCalls.processorCount }

  /// The results of a body for every number from zero up to a count, in the order of the numbers.
  ///
  /// The calling thread works too, and alone where the system gives no others; each thread takes the next numbers as
  /// soon as it is done with its last ones. The order in which the body is called is not defined.
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
    let threads = max(1, min(threads, count))
    let work = SharedWork(Array(0..<count), threads: threads, body)
    return work.results(withHelpers: threads - 1, telling: tell)
  }

  /// The results of a body for items that are still being found, in the order in which they are found.
  ///
  /// The calling thread finds the items, and then works too; the others begin with the first ones.
  ///
  /// ```swift
  /// let sizes = Threads.map({ try? File.size(of: $0) }) { found in walk(folder, telling: found) }
  /// ```
  /// - Parameters:
  ///   - threads: The most threads that work, the calling one included.
  ///   - find: Finds the items and tells of each, on the calling thread.
  public static func map<Item: Sendable, Result: Sendable>(
    threads: Int = Threads.atOnce, _ body: @escaping @Sendable (Item) -> Result,
    whileFinding find: (_ found: @escaping (Item) -> Void) -> Void
  ) -> [Result] {
    let work = SharedWork([], threads: max(1, threads), body)
    return work.results(withHelpers: threads - 1, finding: { find { work.add($0) } })
  }
}

/// Items that are handed out a few at a time, and what became of them.
private final class SharedWork<Item: Sendable, Result: Sendable>: @unchecked Sendable {
  private let threads: Int
  private let body: @Sendable (Item) -> Result
  private let lock = ThreadLock()
  // Guarded by the lock.
  private var items: [Item]
  /// The results of items that one thread took together, and the place of the first.
  private var parts: [(first: Int, results: [Result])] = []
  private var next = 0
  private var isComplete = false
  /// What the calling thread has found and not yet told.
  private var found: [Item] = []

  /// So many items are told at once, so that threads seldom wait for each other.
  private static var most: Int { 16 }

  init(_ items: [Item], threads: Int, _ body: @escaping @Sendable (Item) -> Result) {
    self.items = items
    self.threads = threads
    self.body = body
  }

  /// Tells of an item, on the calling thread.
  func add(_ item: Item) {
    found.append(item)
    if found.count >= Self.most { lock.locked(announcing: true) { tellFound() } }
  }

  private func tellFound() {
    items += found
    found.removeAll(keepingCapacity: true)
  }

  /// Does the work with so many threads besides the calling one, and gives the results; to be asked once.
  ///
  /// - Parameter find: finds more items.
  func results(
    withHelpers count: Int, telling tell: (Int) -> Void = { _ in }, finding find: () -> Void = {}
  ) -> [Result] {
    let helpers = (0..<max(0, count)).compactMap { _ in
      SystemCalls.startThread { self.takePart() }
    }
    find()
    lock.locked(announcing: true) {
      tellFound()
      isComplete = true
    }
    takePart(telling: tell)
    for helper in helpers { SystemCalls.join(helper) }
    return lock.locked {
      var results: [Result] = []
      results.reserveCapacity(items.count)
      for part in parts.sorted(by: { $0.first < $1.first }) { results += part.results }
      return results
    }
  }

  /// Takes items until there are none left.
  private func takePart(telling tell: (Int) -> Void = { _ in }) {
    while true {
      let (first, items) = lock.locked { takeItems() }
      if items.isEmpty { return }
      let results = items.map(body)
      lock.locked { parts.append((first, results)) }
      tell(first + items.count)
    }
  }

  /// The next items: so few that all threads end at about the same time, and so many that they seldom wait for each
  /// other; none once all are taken.
  private func takeItems() -> (first: Int, items: [Item]) {
    while next == items.count, !isComplete { lock.wait() }
    let first = next
    let left = items.count - next
    next += min(max(1, left / (threads * 16)), Self.most, left)
    return (first, Array(items[first..<next]))
  }
}
