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
    switch Substring(name[name.index(after: dot)...]).lowercased() {
    case "swift": self = .swift
    case "tsx", "jsx", "ts", "js", "mts", "cts", "mjs", "cjs": self = .script
    case "xib", "storyboard": self = .interfaceBuilder
    case "md", "markdown", "mdx": self = .markdown
    case "html", "htm", "xhtml": self = .html
    case "css", "scss", "less": self = .css
    default: return nil
    }
  }

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
