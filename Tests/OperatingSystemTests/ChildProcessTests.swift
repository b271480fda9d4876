import DTKBOperatingSystem
import Testing

struct ChildProcessTests {
  @Test(arguments: [("exit 0", 0), ("exit 3", 3), ("kill -9 $$", -1)] as [(String, Int32)])
  func `the status is the program’s own`(script: String, status: Int32) throws {
    let child = try ChildProcess.run("sh", ["-c", script])
    #expect(child.status == status)
    #expect(child.seconds > 0)
    #expect(child.peakKibibytes > 0)
    #expect(child.processorSeconds >= 0 && child.processorSeconds < 60)
  }

  @Test func `a program that is not there is missing`() {
    let error = #expect(throws: SystemError.self) {
      try ChildProcess.run("dtkb-no-such-program", [])
    }
    #expect(error?.kind == .missing)
  }
}
