import DTKBOperatingSystem
import Foundation
import Testing

struct ProcessTests {
  @Test func `an environment variable that is not set has no value`() {
    #expect(DTKBOperatingSystem.Process.environment("DTKB_NO_SUCH_VARIABLE") == nil)
    #expect(DTKBOperatingSystem.Process.environment("PATH")?.isEmpty == false)
  }

  @Test func `the program’s own path leads to a file`() throws {
    let path = try #require(DTKBOperatingSystem.Process.executable)
    #expect(path.hasPrefix("/"))
    #expect(File.kind(at: path) == .file)
  }

  @Test func `the clock goes forward`() {
    let start = DTKBOperatingSystem.Process.nanoseconds
    #expect(DTKBOperatingSystem.Process.nanoseconds >= start)
  }
}
