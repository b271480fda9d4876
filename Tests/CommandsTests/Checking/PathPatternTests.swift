import Testing

@testable import DTKBCommands

@Suite("Patterns for paths")
struct PathPatternTests {
  @Test(
    "a pattern matches as in .gitignore",
    arguments: [
      ("*.swift", "a/b.swift", true), ("/*.swift", "a/b.swift", false), ("a/*", "a/b/c", false),
      ("a/**", "a/b/c", true), ("a/**", "a", false), ("**/b", "b", true), ("a/**/b", "a/b", true),
      ("a/**/b", "a/x/y/b", true), ("a/**/b/*.h", "a/b/x/b/c.h", true), ("b/", "b", false),
      ("[a-c].swift", "b.swift", true), ("[!a-c].swift", "b.swift", false), ("?.md", "é.md", true),
      ("\\*.md", "a.md", false), ("[", "[", true), ("", "a", false), ("*a*b*", "xaxbx", true),
    ])
  func matches(pattern: String, path: String, isMatch: Bool) {
    #expect(PathPattern(pattern).matches(path, isFolder: false) == isMatch)
  }
}
