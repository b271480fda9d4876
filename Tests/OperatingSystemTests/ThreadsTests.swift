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
    #expect(told == Array(1...100))
  }

  @Test func `threads have room for deep work`() {
    @Sendable func depth(_ left: Int) -> Int { left == 0 ? 0 : 1 + depth(left - 1) }
    #expect(Threads.map(4, threads: 4) { _ in depth(20_000) } == [20_000, 20_000, 20_000, 20_000])
  }

  @Test func `a machine runs at least one thread`() {
    #expect(Threads.atOnce >= 1)
  }
}
