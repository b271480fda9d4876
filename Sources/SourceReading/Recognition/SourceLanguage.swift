/// The language of a source text, which decides who reads it.
public enum SourceLanguage: String, Sendable, CaseIterable {
  case swift
  /// JavaScript and TypeScript, with elements or without.
  case script
  /// A xib or a storyboard.
  case interfaceBuilder
  case markdown
  case html
  case css

  /// The language of a file, by the end of its name; nothing for other ends and names without one.
  ///
  /// ```swift
  /// SourceLanguage(ofFileNamed: "App/Row.tsx")  // .script
  /// SourceLanguage(ofFileNamed: "-")            // nil
  /// ```
  public init?(ofFileNamed name: String) {
    // Every file of a project is asked: bytes are looked at, and only those of the end.
    let name = name.utf8
    guard let dot = name.lastIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }),
      name[dot] == UInt8(ascii: ".")
    else { return nil }
    let ending = name[name.index(after: dot)...]
    let isEnding = { (text: StaticString) in
      text.withUTF8Buffer { bytes in
        ending.count == bytes.count
          && zip(ending, bytes).allSatisfy { $0 == $1 || $0 | 0x20 == $1 && $0 >= 0x41 }
      }
    }
    guard let found = Self.endings.first(where: { isEnding($0.ending) }) else { return nil }
    self = found.language
  }

  /// What names of files end with, the most frequent first.
  private static let endings: [(ending: StaticString, language: SourceLanguage)] = [
    ("swift", .swift), ("ts", .script), ("tsx", .script), ("js", .script), ("jsx", .script),
    ("mts", .script), ("cts", .script), ("mjs", .script), ("cjs", .script),
    ("xib", .interfaceBuilder), ("storyboard", .interfaceBuilder), ("md", .markdown),
    ("markdown", .markdown), ("mdx", .markdown), ("html", .html), ("htm", .html),
    ("xhtml", .html), ("css", .css), ("scss", .css), ("less", .css),
  ]

  /// The language that a word names, as after the fence of a snippet: `swift`, `tsx`, `JavaScript`.
  public init?(word: String) {
    switch word.lowercased() {
    case "swift", "swiftui", "uikit": self = .swift
    case "tsx", "jsx", "ts", "js", "typescript", "javascript", "react", "typescriptreact",
      "javascriptreact", "flow", "mjs":
      self = .script
    case "xib", "storyboard": self = .interfaceBuilder
    case "markdown", "md": self = .markdown
    case "html", "htm": self = .html
    case "css", "scss", "less": self = .css
    default: return nil
    }
  }

  /// The language of a source: by its name, else by what is in it.
  public init(of source: SourceFile) {
    self =
      SourceLanguage(ofFileNamed: source.name) ?? SourceLanguage(recognizing: source.bytes)
  }
}
