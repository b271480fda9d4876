import DTKBTestSupport
import Foundation
import Testing

/// The built program in a world that fails it.
@Suite("The built program in trouble")
struct FaultTests {
  private static func answers(_ environment: [String: String?]) throws -> [BuiltProgram.Result] {
    try [
      ["search", "ICON", "RELATIVETO", "--lang", "en"], ["sizes", "title", "--lang", "en"],
      ["show", "relative-to", "--lang", "en"],
    ].map { try BuiltProgram.run($0, environment: environment) }
      + [
        BuiltProgram.run(
          ["check", "-", "--lang", "en"], input: "Text(\"I\").font(.system(size: 17.5))",
          environment: environment)
      ]
  }

  static let worlds: [[String: String?]] = [
    ["HOME": nil], ["HOME": ""], ["HOME": "relative"], ["LANG": nil], ["TERM": nil],
    ["TERM": "dumb"], ["TERM": "\u{1}\u{7F}"], ["PATH": nil], ["LC_ALL": "C"],
    ["LC_ALL": "tr_TR.UTF-8"], ["LC_ALL": "tr_TR"], ["LC_ALL": "az_AZ.UTF-8", "LANGUAGE": "tr"],
    ["LC_NUMERIC": "it_IT.UTF-8"], ["LANG": "\u{FF}_.@"], ["COLUMNS": "-1"], ["COLUMNS": "x"],
    ["TMPDIR": "/nowhere"], ["XDG_CONFIG_HOME": "/nowhere", "XDG_DATA_HOME": "relative"],
    ["TZ": "Pacific/Apia"],
  ]

  @Test("the answers are those of any other world", arguments: worlds)
  func world(_ environment: [String: String?]) throws {
    let answers = try Self.answers(environment)
    #expect(answers.map(\.exitCode) == [0, 0, 0, 1])
    #expect(try answers == Self.answers([:]))
  }

  struct Trouble: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let script: String
    let exitCode: Int32
    var says = ""
  }

  /// A place in which not even root may make anything.
  private static let sealed = FileManager.default.fileExists(atPath: "/sys") ? "/sys" : "/System"

  static let troubles = [
    Trouble(
      testDescription: "a closed output", script: "\"$dtkb\" sizes >&-", exitCode: 74,
      says: "dtkb: error: cannot write '-'"),
    Trouble(testDescription: "closed errors", script: "\"$dtkb\" nothing x 2>&-", exitCode: 74),
    Trouble(
      testDescription: "a closed input, which is an empty one", script: "\"$dtkb\" check - <&-",
      exitCode: 0),
    Trouble(testDescription: "nothing open", script: "\"$dtkb\" list <&- >&- 2>&-", exitCode: 74),
    Trouble(
      testDescription: "a reader that goes away",
      script: "\"$dtkb\" list --format json | head -c 1",
      exitCode: 0),
    Trouble(
      testDescription: "a data folder that cannot be made",
      script: "XDG_DATA_HOME=\(sealed) \"$dtkb\" import own", exitCode: 74,
      says: "dtkb: error: cannot write"),
    Trouble(
      testDescription: "a settings folder that cannot be made",
      script: "XDG_CONFIG_HOME=\(sealed) \"$dtkb\" config language it", exitCode: 74,
      says: "dtkb: error: cannot write"),
    Trouble(
      testDescription: "an export to where nothing can be made",
      script: "\"$dtkb\" export \(sealed)/a", exitCode: 74, says: "dtkb: error: cannot write"),
    Trouble(
      testDescription: "a baseline where nothing can be made",
      script: "\"$dtkb\" check code --write-baseline \(sealed)/a", exitCode: 74,
      says: "dtkb: error: cannot write"),
    Trouble(
      testDescription: "a report where nothing can be made",
      script: "\"$dtkb\" check code --output sarif=\(sealed)/a", exitCode: 74,
      says: "dtkb: error: cannot write"),
    Trouble(
      testDescription: "an import without a home", script: "unset HOME; \"$dtkb\" import own",
      exitCode: 64),
    Trouble(
      testDescription: "a folder that was removed under our feet",
      script: "mkdir gone; cd gone; rmdir ../gone; \"$dtkb\" check", exitCode: 66),
    Trouble(
      testDescription: "a link that leads to itself",
      script: "ln -s a.swift a.swift; \"$dtkb\" check a.swift", exitCode: 74),
  ]

  @Test("it ends with a code and at most one line of error", arguments: troubles)
  func trouble(_ trouble: Trouble) throws {
    let folder = try Self.folder()
    let result = try BuiltProgram.shell(trouble.script, folder: folder.path)
    #expect(result.exitCode == trouble.exitCode && !result.isKilled, "\(result)")
    #expect(result.errors.contains(trouble.says) || trouble.says.isEmpty)
    #expect(result.errors.split(separator: "\n").count { $0.hasPrefix("dtkb: error: ") } <= 1)
  }

  /// A folder with code to check and an entry to import.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("Text(\"a\").font(.system(size: 17))\n", to: "code/a.swift")
    try folder.write(#"{"kind": "guideline", "topics": ["badge"]}"#, to: "own/entries/b/entry.json")
    try folder.write(
      "---\ntitle: Badges\nsummary: A badge grows.\nsearch: red dot\n---\n\nGrow.\n",
      to: "own/entries/b/en.md")
    return folder
  }

  @Test(
    "where the disk is full, that is said and no half of a file stays",
    arguments: [
      "import own", "export disk/out", "check code --output sarif=disk/a.sarif",
    ])
  func tinyDisk(_ command: String) throws {
    let folder = try Self.folder()
    let mounted = try BuiltProgram.shell(
      "mkdir disk; unshare -m mount -t tmpfs none disk", folder: folder.path)
    // Not everybody may mount a disk.
    guard mounted.exitCode == 0 else { return }
    let script = """
      mount -t tmpfs -o size=4k none disk; export XDG_DATA_HOME=$PWD/disk
      "$dtkb" \(command); code=$?; find disk -name *.partial -o -name own.sqlite >left; exit $code
      """
    let result = try BuiltProgram.shell("unshare -m sh -c '\(script)'", folder: folder.path)
    #expect(result.exitCode == 74, "\(result)")
    #expect(result.errors.contains("dtkb: error: cannot write"))
    #expect(folder.text(of: "left") == "")
  }

  @Test("a full disk is an error of reading and writing")
  func fullDisk() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let result = try BuiltProgram.shell("\"$dtkb\" sizes > /dev/full")
    #expect(result.exitCode == 74)
    #expect(result.errors.contains("dtkb: error: cannot write '-'"))
  }

  @Test("SIGTERM ends it while it waits for its input")
  func termination() throws {
    let process = try BuiltProgram.prepared(["check", "-"])
    let input = Pipe()
    process.standardInput = input
    try process.run()
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGTERM)
  }

  @Test("one processor gives the same report as many")
  func oneProcessor() throws {
    let folder = try TemporaryFolder()
    for number in 0..<40 {
      try folder.write("Text(\"a\").font(.system(size: \(number)))\n", to: "code/\(number).swift")
    }
    let many = try BuiltProgram.shell("\"$dtkb\" check code --jobs 4", folder: folder.path)
    let one = try BuiltProgram.shell(
      "if command -v taskset >/dev/null; then taskset -c 0 \"$dtkb\" check code; else \"$dtkb\" check code --jobs 1; fi",
      folder: folder.path)
    #expect(many.exitCode == 1)
    #expect(one == many)
  }

  @Test("files that are removed while they are read are told of or passed over")
  func removal() throws {
    let folder = try TemporaryFolder()
    for round in 0..<4 {
      for number in 0..<300 {
        try folder.write("Text(\"a\").font(.system(size: 17))\n", to: "code/\(number).swift")
      }
      let result = try BuiltProgram.shell(
        "\"$dtkb\" check code > report & rm -f code/*\(round)*.swift; wait $!", folder: folder.path)
      #expect(!result.isKilled)
      #expect([0, 1, 66, 74].contains(result.exitCode), "\(result)")
    }
  }
}
