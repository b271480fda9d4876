import DTKBOperatingSystem
import DTKBTestSupport
import Testing

@testable import DTKBCommands

@Suite("Changes since a revision")
struct ChangesTests {
  private static let fixed = "Text(\"a\").font(.system(size: 17))\n"

  /// A file before and after a change, and the lines on which something is found then.
  struct Edit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let after: String
    let lines: [Int]
  }

  private static let edits = [
    Edit(testDescription: "nothing", before: fixed, after: fixed, lines: []),
    Edit(testDescription: "a line before", before: fixed, after: "\n" + fixed, lines: []),
    Edit(testDescription: "a line added", before: fixed, after: fixed + fixed, lines: [2]),
    Edit(
      testDescription: "a line changed between others", before: fixed + "let a = 1\n" + fixed,
      after: fixed + fixed + fixed, lines: [2]),
    Edit(
      testDescription: "the last line of a chain",
      before: "Text(\"a\").font(\n.system(\nsize: 17))\n",
      after: "Text(\"a\").font(\n.system(\nsize: 18))\n", lines: [2]),
    Edit(
      testDescription: "a line taken out within what is found",
      before: "Text(\"a\").font(.system(\n// a\nsize: 17))\n",
      after: "Text(\"a\").font(.system(\nsize: 17))\n", lines: [1]),
    Edit(
      testDescription: "a line taken out beside what is found",
      before: "let a = 1\n" + fixed + "let b = 1\n", after: fixed, lines: []),
    Edit(
      testDescription: "carriage returns", before: "let a = 1\r\n" + fixed,
      after: "let a = 2\r\n" + fixed, lines: []),
    Edit(
      testDescription: "a carriage return alone ends no line for git",
      before: "let a = 1\r" + fixed, after: "let a = 2\r" + fixed, lines: [2]),
    Edit(
      testDescription: "lines that look like those of a patch",
      before: "-- a/b\n@@ -1 +1 @@\n" + fixed + fixed,
      after: "++ b/none.swift\n@@ -9,9 +9,9 @@\ndiff --git a/x b/y\n" + fixed
        + "// a\n++ b/none.swift\n\\ \n" + fixed, lines: []),
    Edit(
      testDescription: "no line feed at the end", before: "let a = 1",
      after: "let a = 1\nText(\"a\").font(.system(size: 17))", lines: [2]),
  ]

  @Test("what touches a changed line is shown, and nothing else", arguments: edits)
  func edited(_ edit: Edit) throws {
    let world = try GitWorld()
    try world.write(edit.before, to: "Row.swift")
    try world.commit()
    try world.write(edit.after, to: "Row.swift")
    #expect(try world.found() == edit.lines.map { "Row.swift:\($0)" })
  }

  @Test(
    "whatever a file is called and wherever it lies",
    arguments: [
      "a b.swift", "é.swift", "e\u{301}.swift", "\"a\".swift", "a\\b.swift", "a\tb.swift",
      "a\nb.swift", " .swift", "b/b/a.swift", "[a]*.swift", "--a.swift", "a.s[w]ift", "swift",
    ])
  func named(_ name: String) throws {
    let world = try GitWorld()
    try world.write(Self.fixed, to: "x/" + name)
    try world.commit()
    try world.write(Self.fixed + Self.fixed, to: "x/" + name)
    #expect(try world.found("app/x/" + name) == ["x/\(name):2"])
  }

  @Test("the reader’s settings of git change nothing")
  func settings() throws {
    let world = try GitWorld(settings: [
      "diff.noprefix": "true", "diff.mnemonicPrefix": "true", "color.ui": "always",
      "diff.external": "false", "diff.interHunkContext": "9", "diff.context": "9",
      "core.quotePath": "false", "diff.renames": "false", "diff.relative": "true",
      "diff.suppressBlankEmpty": "true",
    ])
    try world.write("*.swift -diff\n", to: ".gitattributes")
    try world.write("let a = 1\n\n" + Self.fixed + "\nlet b = 1\n", to: "é/Row.swift")
    try world.commit()
    try world.write("let a = 2\n\n" + Self.fixed + "\n" + Self.fixed, to: "é/Row.swift")
    #expect(try world.found() == ["é/Row.swift:5"])
  }

  @Test("a file that git does not know has changed as a whole, be it ignored or not")
  func unknown() throws {
    let world = try GitWorld()
    try world.write("Ignored.swift\n", to: ".gitignore")
    try world.commit()
    for name in ["New.swift", "Ignored.swift", "Added.swift"] {
      try world.write(Self.fixed, to: name)
    }
    try world.git("add", "Added.swift")
    #expect(try world.found() == ["Added.swift:1", "New.swift:1"])
    #expect(try world.found("app/Ignored.swift") == ["Ignored.swift:1"])
  }

  @Test("of a file that was moved, only what was changed on the way")
  func moved() throws {
    let world = try GitWorld()
    let lines = (1...9).map { "let a\($0) = 1\n" }.joined()
    try world.write(lines + Self.fixed, to: "Old.swift")
    try world.commit()
    try world.git("mv", "Old.swift", "New.swift")
    #expect(try world.found() == [])
    try world.write(lines + Self.fixed + Self.fixed, to: "New.swift")
    #expect(try world.found() == ["New.swift:11"])
  }

  @Test("several paths, from a folder below, in two repositories, since an older revision")
  func places() throws {
    let world = try GitWorld()
    try world.write(Self.fixed, to: "a/A.swift")
    try world.write(Self.fixed, to: "b/B.swift")
    try world.commit()
    try world.git("tag", "first")
    try world.write(Self.fixed + Self.fixed, to: "a/A.swift")
    try world.commit()
    try world.git("init", "--quiet", "b/inner")
    try world.write(Self.fixed, to: "b/inner/C.swift")
    try world.git("-C", "b/inner", "add", ".")
    let identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    let inner = world.world.folder.path + "/app/b/inner"
    _ = try ProgramOutput(of: "git", ["-C", inner] + identity + ["commit", "--quiet", "-m", "C"])
    try world.git("-C", "b/inner", "tag", "first")
    try world.write(Self.fixed + Self.fixed, to: "b/inner/C.swift")
    #expect(
      try world.found("app/a", "app/b", since: "first") == ["a/A.swift:2", "b/inner/C.swift:2"])
    #expect(try world.found("app/a", since: "HEAD") == [])
    #expect(try world.found("app/b/B.swift", since: "HEAD^") == [])
  }

  @Test("a baseline knows what did not change before what did, and none of it is fixed")
  func baseline() throws {
    let world = try GitWorld()
    try world.write(Self.fixed, to: "Row.swift")
    try world.commit()
    _ = world.world.run("check", "app", "--write-baseline", "base.json")
    try world.write(Self.fixed + Self.fixed, to: "Row.swift")
    let options = ["--diff", "HEAD", "--baseline", "base.json", "--strict-baseline"]
    let outcome = world.world.run(["check", "app", "--lang", "en"] + options)
    #expect(outcome.output.hasPrefix("app/Row.swift:2:"))
    #expect(outcome.notices.first == "on lines that did not change: 1")
    #expect(!outcome.notices.contains { $0.contains("fixed:") })
    try world.git("checkout", "--quiet", "Row.swift")
    #expect(world.world.run(["check", "app"] + options).exitCode == .fine)
  }

  @Test("an exception on a line that did not change is not reported")
  func suppressions() throws {
    let world = try GitWorld()
    let comment = "// dtkb:ignore-next-line fixed-font-size: a drawing\nlet a = 1\n"
    try world.write(comment, to: "Row.swift")
    try world.commit()
    #expect(try world.found() == [])
    try world.write(comment + comment, to: "Row.swift")
    #expect(try world.found() == ["Row.swift:3"])
  }

  @Test("what git cannot say ends the command with one line")
  func faults() throws {
    let world = try GitWorld()
    try world.write(Self.fixed, to: "Row.swift")
    func outcome(_ arguments: String...) -> Outcome {
      world.world.run(["check"] + arguments)
    }
    for revision in ["HEAD", "none", "", "--output=x", "HEAD:Row.swift"] {
      let outcome = outcome("app", "--diff=" + revision)
      #expect(outcome.exitCode == .noInput && outcome.notices.count == 1)
      #expect(outcome.notices[0].hasPrefix("dtkb: error: no revision '\(revision)' in the git "))
    }
    try world.world.folder.write(Self.fixed, to: "Alone.swift")
    #expect(outcome("Alone.swift", "--diff", "HEAD").notices[0].contains("in no git repository"))
    #expect(outcome("-", "--diff", "HEAD").exitCode == .usage)
    #expect(outcome("app", "--diff", "HEAD", "--write-baseline", "b").exitCode == .usage)
    try world.world.folder.write("gitdir: nowhere\n", to: "broken/.git")
    try world.world.folder.write(Self.fixed, to: "broken/Row.swift")
    let broken = outcome("broken", "--diff", "HEAD")
    #expect(broken.exitCode == .inputOutput && broken.notices[0].contains("git fails: not a git"))
    world.world.environment["PATH"] = ".:app:/nowhere"
    let missing = outcome("app", "--diff", "HEAD")
    #expect(missing.exitCode == .noInput && missing.notices[0].contains("install git"))
  }
}
