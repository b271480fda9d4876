import DTKBTestSupport
import Testing

@testable import DTKBCommands

@Suite("The configuration of a project")
struct ProjectConfigurationTests {
  private static let fixed = "Text(\"a\").font(.system(size: 17))\n"

  @Test(
    "what cannot be meant is told with its line and what may have been meant",
    arguments: [
      ("{\n\"exclud\": []}", "line 2: unknown key 'exclud'; did you mean 'exclude'?"),
      (
        "{\"rules\": {\n\"fixed-font-sise\": \"off\"}}",
        "line 2: unknown rule 'fixed-font-sise'; did you mean 'fixed-font-size'?"
      ),
      ("{\"rules\": {\"fixed-font-size\": \"eror\"}}", "did you mean 'error'?"),
      ("{\"fontTokens\": {\"a\": \"bodi\"}}", "unknown text style 'bodi'; did you mean 'body'?"),
      ("{\"language\": \"italain\"}", "did you mean 'italian'?"),
      ("{\"include\": \"Sources\"}", "give a list of strings"),
      ("{\"exclude\": [],\n\"exclude\": []}", "line 2: 'exclude' is given twice"),
      ("{", "line 1: "), ("[]", "line 1: "), ("", "line 1: "),
    ])
  func faults(text: String, sentence: String) throws {
    let world = try World()
    try world.folder.write(text, to: "App/.dtkb.json")
    try world.folder.write(Self.fixed, to: "App/Row.swift")
    try world.folder.write(Self.fixed, to: "Other/Row.swift")
    let outcome = world.run("check", "App/Row.swift", "Other", "--lang", "en")
    #expect(outcome.exitCode == .badData)
    let line = try #require(outcome.notices.first)
    #expect(line.hasPrefix("dtkb: error: ") && line.contains(sentence), "\(line)")
    // What is wrong in one project hides nothing in another.
    #expect(outcome.output.contains("Other/Row.swift:1:16"))
  }

  @Test("a rule is turned off, on or weighed otherwise, from whatever folder the file is reached")
  func rules() throws {
    let world = try World()
    try world.folder.write(Self.fixed, to: "App/Sources/Row.swift")
    for (setting, exitCode) in [("off", ExitCode.fine), ("note", .fine), ("error", .findings)] {
      try world.folder.write(
        "{\"rules\": {\"fixed-font-size\": \"\(setting)\"}}", to: "App/.dtkb.json")
      for path in [".", "App", "App/Sources/Row.swift"] {
        #expect(world.run("check", path).exitCode == exitCode, "\(setting) \(path)")
      }
    }
    let shown = world.run("check", "--show-config", "App/Sources/Row.swift")
    #expect(shown.output.contains("\"fixed-font-size\": \"error\""))
    #expect(world.run("check", "--show-config", "App/None.swift").exitCode == .noInput)
  }

  @Test(
    "what a project says of itself decides what is found in it",
    arguments: [
      // Before iOS 14 the form without a style did not grow at all.
      ("{}", "implicit-body-curve warning"),
      (#"{"minimumIOSVersion": 13}"#, "implicit-body-curve error"),
      (#"{"minimumIOSVersion": "14.5"}"#, "implicit-body-curve warning"),
      ("{}", "fixed-font-size error"),
      (#"{"scalingWrappers": ["@Fitted"]}"#, nil),
      (#"{"scalingWrappers": ["Other"]}"#, "fixed-font-size error"),
      ("{}", "fixed-height-text warning 62"),
      (#"{"fontTokens": {"AppFont.small": "caption2"}}"#, "fixed-height-text warning 48"),
      (#"{"fontTokens": {"AppFont.small": "largeTitle"}}"#, "fixed-height-text note 70"),
      (#"{"fontTokens": {"OtherFont.small": "caption2"}}"#, "fixed-height-text warning 62"),
    ] as [(String, String?)])
  func effects(configuration: String, found: String?) throws {
    let world = try World()
    try world.folder.write(configuration, to: "App/.dtkb.json")
    try world.folder.write(
      """
      struct Title: View { var body: some View { Text(a).font(.custom("Lora", size: 34)) } }
      struct Row: View {
        @Fitted private var size: CGFloat = 17
        var body: some View { Text(a).font(.system(size: size)) }
      }
      struct Badge: View { var body: some View { Text(a).font(AppFont.small).frame(height: 30) } }
      """, to: "App/Row.swift")
    let json = try world.json("check", "App/Row.swift")
    let findings = try #require(json["findings"] as? [[String: Any]]).map { finding in
      let needed = (finding["facts"] as? [String: Any])?["needed"] as? Double
      return "\(finding["rule"] ?? "") \(finding["severity"] ?? "")"
        + (needed.map { " \(Int($0))" } ?? "")
    }
    if let found {
      #expect(findings.contains(found), "\(findings)")
    } else {
      #expect(!findings.contains { $0.hasPrefix("fixed-font-size") }, "\(findings)")
    }
  }

  @Test("patterns and .gitignore leave files out of folders, and none that is named")
  func patterns() throws {
    let world = try World()
    for file in [
      "App/a.swift", "App/Generated/b.swift", "App/build/c.swift", "App/Keep/d.swift",
      "App/Keep/skip.swift", "App/Deep/Generated/e.swift",
    ] {
      try world.folder.write("let a = 1\n", to: file)
    }
    try world.folder.write("{\"exclude\": [\"Generated\"]}", to: "App/.dtkb.json")
    try world.folder.write("build/\n*.swift\n!a.swift\n!/Deep/**\n", to: "App/.gitignore")
    try world.folder.write("!d.swift\n", to: "App/Keep/.gitignore")
    let names = { (paths: [String]) in
      SourcePaths(paths, in: world.context).sources.map(\.name)
    }
    #expect(names([]) == ["App/Keep/d.swift", "App/a.swift"])
    #expect(names(["App/Keep"]) == ["App/Keep/d.swift"])
    #expect(names(["App/Generated/b.swift"]) == ["App/Generated/b.swift"])
  }

  @Test("the standard input stands for a file of its project")
  func input() throws {
    let world = try World()
    try world.folder.write("{\"rules\": {\"fixed-font-size\": \"note\"}}", to: "App/.dtkb.json")
    world.input = Array(Self.fixed.utf8)
    let outcome = world.run("check", "--stdin-path", "App/Row.swift", "--lang", "en")
    #expect(outcome.exitCode == .fine && outcome.output.hasPrefix("App/Row.swift:1:16: note"))
  }

  @Test("the language of the project is that of the findings")
  func language() throws {
    let world = try World()
    try world.folder.write("{\"language\": \"it\"}", to: ".dtkb.json")
    try world.folder.write("let a = 1\n", to: "a.swift")
    #expect(world.run("check").notices == ["nessuna segnalazione · file letti: 1"])
  }

  @Test("the output is the same whatever the number of threads, in projects within projects")
  func jobs() throws {
    let world = try World()
    for (project, severity) in [("a", "note"), ("b", "error"), ("b/inner", "off"), ("c", "on")] {
      try world.folder.write(
        "{\"rules\": {\"fixed-font-size\": \"\(severity)\"}}", to: "\(project)/.dtkb.json")
      // Of these, some say the same under one name and some do not, and of the last the order counts.
      for number in 0..<40 {
        try world.folder.write(
          """
          enum Metrics\(number % 8) { static let size: CGFloat = \(number % 16) + 20 }
          struct Row\(number): View { var body: some View { \(number % 2 == 0 ? "Text(a)" : "Image(b)") }}
          struct Card\(number): View { var body: some View {
            Text(a).font(.system(size: Metrics\(number * 3 % 8).size))
            Row\((number + 1) % 40)().font(.system(size: 17))
          } }
          """, to: "\(project)/\(number % 5)/\(number).swift")
        try world.folder.write(
          "export const styles = StyleSheet.create({ row: { height: \(number + 30) } })",
          to: "\(project)/\(number % 3)/styles.ts")
      }
      try world.folder.write(
        "import { styles } from './styles'\nconst R = () => <Text style={styles.row}>{a}</Text>",
        to: "\(project)/0/Row.tsx")
    }
    let one = world.run("check", "--jobs", "1")
    for word in ["error: ", "note: "] { #expect(one.output.contains(word)) }
    for jobs in ["2", "3", "7"] { #expect(world.run("check", "--jobs", jobs) == one) }
    // From within, a project is the same as when it is found on the way.
    let inside = world.run("check", "b", "--jobs", "2").output
    #expect(!inside.isEmpty && one.output.contains(inside))
    #expect(world.run("check", "--jobs", "0").exitCode == .usage)
  }
}
