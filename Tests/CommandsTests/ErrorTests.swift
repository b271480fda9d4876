import Testing

@testable import DTKBCommands

@Suite("Errors")
struct ErrorTests {
  @Test(
    "an error is one lower-case line that quotes the word and says what to do",
    arguments: [
      (["serch", "x"], .usage, "unknown command 'serch'; did you mean 'search'?"),
      (["frobnicate", "x"], .usage, "unknown command 'frobnicate'; 'dtkb help' lists"),
      (["search"], .usage, "'search' needs QUERY; see 'dtkb help search'"),
      (["search", "x", "--lnag", "it"], .usage, "unknown option '--lnag'; did you mean '--lang'?"),
      (["search", "-webkit"], .usage, "'--' stands before words that begin with '-'"),
      (["search", "x", "--limit", "0"], .usage, "'0' is no value for --limit: give a whole"),
      (["search", "x", "--limit", "1e3"], .usage, "'1e3' is no value for --limit"),
      (["search", "x", "--limit"], .usage, "option --limit needs a value: --limit N"),
      (["search", "x", "--kind", "guidline"], .usage, "did you mean 'guideline'?"),
      (["search", "x", "--topic", "icn"], .usage, "'icn' is no value for --topic"),
      (["search", "x", "--format", "yaml"], .usage, "it takes text, json"),
      (["show", "ikon"], .noInput, "no entry 'ikon'; did you mean 'icon'?"),
      (["show", "zzzzzzzz"], .noInput, "no entry 'zzzzzzzz'; 'dtkb list' shows all"),
      (
        ["rules", "fixed-font-sise"], .usage,
        "unknown rule 'fixed-font-sise'; did you mean 'fixed-font-size'?"
      ),
      (["check", "--rule", "nope"], .usage, "unknown rule 'nope'"),
      (["check", "--fail-on", "warnings"], .usage, "did you mean 'warning'?"),
      (["check", "--all-rules=yes"], .usage, "option --all-rules takes no value"),
      (["check", "nowhere.swift"], .noInput, "nowhere.swift': no such file or directory"),
      (["scale"], .usage, "'scale' needs VALUE"),
      (["scale", "twelve"], .usage, "'twelve' is no value for VALUE: give a number of points"),
      (["scale", "nan"], .usage, "'nan' is no value"),
      (["scale", "0x10"], .usage, "'0x10' is no value"),
      (["scale", "1,2,3"], .usage, "'1,2,3' is no value"),
      (["scale", "-5", "--size", "AX5"], .usage, "-5 is no size"),
      (["scale", "1e308", "--size", "AX5"], .usage, "is too large"),
      (["scale", "12", "--size", "AX6"], .usage, "unknown text size 'AX6'; did you mean 'AX5'?"),
      (["scale", "12", "--relative-to", "boddy"], .usage, "did you mean 'body'?"),
      (["scale", "12", "--display-scale", "0"], .usage, "0 is no display scale"),
      (["scale", "12", "--platform", "android"], .usage, "unknown platform 'android'"),
      (["scale", "12", "--platform", "macos", "--size", "AX5"], .badData, "one size on macos"),
      (["scale", "12", "--platform", "tvos", "--size", "AX5"], .badData, "no figure is published"),
      (["scale", "1e999", "--size", "AX5"], .usage, "no finite number"),
      (["scale", "0"], .usage, "0 is no size"),
      (["scale", "1e308"], .usage, "is too large"),
      (["scale", "-1", "--api", "text-style"], .usage, "-1 is no size"),
      (["scale", "1e308", "--framework", "webkit"], .usage, "is too large"),
      (["scale", "0", "--framework", "react-native"], .usage, "0 is no size"),
      (["scale", "--api", "scaled-font"], .usage, "'scale' needs VALUE"),
      (["scale", "12", "--compare", "body,boddy"], .usage, "unknown text style 'boddy'"),
      (["scale", "12", "--compare", "body,"], .usage, "unknown text style ''"),
      (["scale", "12", "--framework", "flutter"], .usage, "it takes react-native, webkit"),
      (
        ["scale", "12", "--framework", "webkit", "--api", "text-style"], .usage,
        "--api does not go with --framework webkit; leave out one of them"
      ),
      (
        ["scale", "12", "--framework", "react-native", "--platform", "watchos"], .usage,
        "--platform watchos does not go with --framework react-native"
      ),
      (
        ["scale", "12", "--framework", "react-native", "--display-scale", "0"], .usage,
        "0 is no display scale"
      ),
      (["scale", "--framework", "webkit", "--display-scale", "2"], .usage, "does not go with"),
      (
        ["scale", "--framework", "webkit", "--relative-to", "callout"], .badData,
        "no -apple-system font stands for callout; there is one for largeTitle, title, "
      ),
      (
        ["scale", "12", "--svg", "a.svg", "--size", "AX5"], .usage, "--size does not go with --svg"
      ),
      (
        ["scale", "12", "--svg", "-", "--format", "json"], .usage,
        "--format json does not go with --svg -"
      ),
      (["scale", "12", "--platform", "visionos"], .badData, "no figure is published for body"),
      (["scale", "12", "--platform", "watchos", "--size", "AX4"], .badData, "on watchos"),
      (
        ["scale", "12", "--platform", "macos", "--size", "xS", "--compare", "body,title"],
        .badData, "one size on macos"
      ),
      (["sizes", "body", "--platform", "visionos"], .badData, "no figure is published for body"),
      (["sizes", "AX5", "--platform", "macos"], .badData, "text has one size on macos"),
      (["sizes", "body", "AX5", "--platform", "macos"], .badData, "leave out the text size"),
      (["sizes", "M", "--platform", "watchos"], .badData, "no figure is published"),
      (["sizes", "callout", "--platform", "watchos"], .badData, "for callout at large"),
      (["sizes", "body", "AX6"], .usage, "unknown text size 'AX6'; did you mean 'AX5'?"),
      (["sizes", "AX6"], .usage, "unknown text size 'AX6'; did you mean 'AX5'?"),
      (["sizes", "zzzzzzzz"], .usage, "unknown text style 'zzzzzzzz'; 'dtkb sizes' shows all"),
      (["sizes", "body", "AX5", "x"], .usage, "'sizes' does not take 'x'"),
      (["sizes", "boby"], .usage, "unknown text style 'boby'; did you mean 'body'?"),
      (["--lang", "it"], .usage, "no command given"),
      (["list", "x"], .usage, "'list' does not take 'x'"),
    ] as [([String], ExitCode, String)])
  func lines(arguments: [String], exitCode: ExitCode, expected: String) throws {
    let outcome = try World().run(arguments)
    #expect(outcome.exitCode == exitCode)
    let line = try #require(outcome.notices.first)
    #expect(line.hasPrefix("dtkb: error: "))
    #expect(line.contains(expected))
    #expect(!line.contains("\n"))
    let first = line.dropFirst("dtkb: error: ".count).first
    #expect(first?.isLowercase == true || first?.isLetter == false)
    #expect(!line.hasSuffix("."))
  }

  @Test("a word that steers the terminal is shown, not done")
  func harmless() throws {
    let world = try World()
    for arguments in [["\u{1B}[2J", "x"], ["show", "\u{1B}[2J\n"], ["check", "\u{7}\n"]] {
      let outcome = world.run(arguments)
      #expect(outcome.exitCode != .fine)
      #expect(!outcome.notices.joined().unicodeScalars.contains { $0.value < 32 })
    }
  }
}
