/// How far long work is, on a line that is written again and again and is gone in the end.
///
/// Says nothing in the first second, and then ten times a second at most.
struct Progress {
  private let total: Int
  private let clock: () -> UInt64
  private let write: (String) -> Void
  private var next: UInt64
  private var isShown = false

  /// - Parameters:
  ///   - total: how much there is to do.
  ///   - clock: nanoseconds from an arbitrary start.
  ///   - write: writes to the terminal at once.
  init(of total: Int, clock: @escaping () -> UInt64, write: @escaping (String) -> Void) {
    self.total = total
    self.clock = clock
    self.write = write
    next = clock() + 1_000_000_000
  }

  /// Tells how much is done.
  mutating func tell(_ done: Int) {
    let now = clock()
    guard now >= next else { return }
    next = now + 100_000_000
    isShown = true
    write("\r\u{1B}[K\(done)/\(total)")
  }

  /// Takes the line away.
  func end() {
    if isShown { write("\r\u{1B}[K") }
  }
}
