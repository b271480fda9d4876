import Testing

@testable import DTKBCommands

@Suite("Progress")
struct ProgressTests {
  @Test(
    "the first second is silent, then ten times a second at most, and the line is gone in the end")
  func rare() {
    var now: UInt64 = 0
    var written: [String] = []
    var progress = Progress(of: 500, clock: { now }, write: { written.append($0) })
    for done in 1...500 {
      now += 5_000_000
      progress.tell(done)
    }
    progress.end()
    #expect(written.count == 17)
    #expect(written.first == "\r\u{1B}[K200/500" && written.last == "\r\u{1B}[K")
  }

  @Test("short work says nothing at all")
  func short() {
    var written: [String] = []
    var progress = Progress(of: 1, clock: { 0 }, write: { written.append($0) })
    progress.tell(1)
    progress.end()
    #expect(written.isEmpty)
  }
}
