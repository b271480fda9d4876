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
}
