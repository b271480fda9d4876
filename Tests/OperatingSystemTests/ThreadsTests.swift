import DTKBOperatingSystem
import Testing

struct ThreadsTests {
  @Test(arguments: [0, 1, 2, 7, 1000], [0, 1, 2, 5, 64])
  func `results stand in the order of the numbers, whoever worked them out`(
    count: Int, threads: Int
  ) {
    let squares = Threads.map(count, threads: threads) { $0 * $0 }
    #expect(squares == (0..<count).map { $0 * $0 })
  }

  @Test func `the calling thread is told how far the work is`() {
    var told: [Int] = []
    _ = Threads.map(100, threads: 1, telling: { told.append($0) }) { $0 }
    #expect(told.last == 100)
    #expect(told == told.sorted() && Set(told).count == told.count && told.count > 10)
  }

  @Test(arguments: [0, 1, 15, 16, 17, 1000], [0, 1, 2, 5])
  func `items are worked on while more are found, and results stand in their order`(
    count: Int, threads: Int
  ) {
    let squares = Threads.map(threads: threads, { $0 * $0 }) { found in
      for number in 0..<count { found(number) }
    }
    #expect(squares == (0..<count).map { $0 * $0 })
  }

  @Test func `what is handed over can be taken once, by whoever comes first`() {
    let handover = Handover(Array(0..<500))
    let taken = Threads.map(2000, threads: 4) { handover.take($0 % 500) }
    #expect(taken.compactMap { $0 }.sorted() == Array(0..<500))
    #expect(handover.take(0) == nil)
  }

  @Test func `nobody uses a value of a pool that somebody else uses, and nothing is lost`() {
    let pool = SharedPool { [Int]() }
    _ = Threads.map(1000, threads: 4) { number in pool.use { $0.append(number) } }
    let parts = pool.takeAll()
    #expect(parts.flatMap { $0 }.sorted() == Array(0..<1000))
    #expect(parts.count <= 4)
    #expect(pool.takeAll().isEmpty)
  }

  @Test func `threads have room for deep work`() {
    @Sendable func depth(_ left: Int) -> Int { left == 0 ? 0 : 1 + depth(left - 1) }
    #expect(Threads.map(4, threads: 4) { _ in depth(20_000) } == [20_000, 20_000, 20_000, 20_000])
  }

  @Test func `a machine runs at least one thread`() {
    #expect(Threads.atOnce >= 1)
  }
}
