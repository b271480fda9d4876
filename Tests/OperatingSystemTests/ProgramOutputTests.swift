import DTKBOperatingSystem
import Testing

struct ProgramOutputTests {
  @Test func `both streams are read to their ends, whichever is full first`() throws {
    let script = """
      head -c 300000 /dev/zero >&2; head -c 400000 /dev/zero; head -c 300000 /dev/zero >&2; exit 3
      """
    let result = try ProgramOutput(of: "sh", ["-c", script])
    #expect(result.status == 3)
    #expect(result.output.count == 400_000)
    #expect(result.errors.count == 600_000)
  }

  @Test func `its environment is that of this process but for what is changed`() throws {
    let script =
      "printf '%s|%s|%s' \"${HOME+set}\" \"$DTKB_TEST\" \"${PATH-none}\"; read a || printf '|end'"
    let result = try ProgramOutput(
      of: "/bin/sh", ["-c", "PATH=${PATH-none}; " + script],
      changing: ["HOME": nil, "DTKB_TEST": "a=b"])
    let path = Process.environment("PATH") ?? "none"
    #expect(String(decoding: result.output, as: UTF8.self) == "|a=b|\(path)|end")
  }

  @Test func `a program that is not there is missing`() {
    let error = #expect(throws: SystemError.self) {
      try ProgramOutput(of: "dtkb-no-such-program", [])
    }
    #expect(error?.kind == .missing)
  }
}
