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
      ("*.md", ".md", true), ("*.md", "a.mdx", false), ("*.md", "md", false), ("*", "a/b", true),
      ("build", "a/build", true), ("build", "build/a", false), ("build", "a/rebuild", false),
      ("**", "a", true), ("**/**", "a", true), ("a/*.md", "a/b.md", true),
      ("./a.md", "b/a.md", false), ("é", "a/é", true), ("/", "a", false),
    ])
  func matches(pattern: String, path: String, isMatch: Bool) {
    #expect(PathPattern(pattern).matches(path, isFolder: false) == isMatch)
    // The same below a folder that the pattern is written for.
    let below = PathNames("/home/app/" + path)
    #expect(PathPattern(pattern).matches(below, after: 2, isFolder: false) == isMatch)
  }

  @Test("a pattern with a slash at its end matches folders only")
  func folders() {
    #expect(PathPattern("build/").matches("a/build", isFolder: true))
    #expect(!PathPattern("build/").matches("a/build", isFolder: false))
    #expect(PathPattern("build/").matchesOrHolds("a/build/b.swift"))
    #expect(!PathPattern("build/").matchesOrHolds("a/build"))
  }
}
