import DTKBOperatingSystem

extension CommandContext {
  /// The results of a body for every number up to a count, worked out by several threads; who sits at a terminal sees
  /// how far it is.
  func map<Value: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (Int) -> Value
  ) -> [Value] {
    guard isProgressShown else { return Threads.map(count, threads: threads(), body) }
    var progress = Progress(of: count, clock: { Process.nanoseconds }, write: announce)
    defer { progress.end() }
    return Threads.map(count, threads: threads(), telling: { progress.tell($0) }, body)
  }

  /// The results of a body for items that are still being found, in the order in which they are found.
  func map<Item: Sendable, Value: Sendable>(
    _ body: @escaping @Sendable (Item) -> Value,
    whileFinding find: (_ found: @escaping (Item) -> Void) -> Void
  ) -> [Value] {
    guard isProgressShown else { return Threads.map(threads: threads(), body, whileFinding: find) }
    // How far it is can only be said once all are found.
    let items = Threads.map(threads: 1, { $0 }, whileFinding: find)
    return map(items.count) { body(items[$0]) }
  }
}
