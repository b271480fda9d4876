import DTKBKnowledge

/// The files of a folder that has no defect: a guideline, a common error and an erratum.
///
/// A test breaks one thing in it and looks whether exactly that is noticed.
struct SoundFolder {
  var files: [String: [UInt8]]

  init() {
    files = [:]
    write(
      "entries/icon/entry.json",
      """
      {
        "kind": "guideline",
        "topics": ["icon", "badge"],
        "frameworks": ["SwiftUI"],
        "since": ["iOS 14"],
        "related": ["fixed-icon"],
        "citations": [
          { "title": "Image", "publisher": "Apple", "url": "https://example.com/image" }
        ]
      }

      """)
    write("entries/icon/right-row.swift", "Image(systemName: \"star\").font(.body)\n")
    write(
      "entries/fixed-icon/entry.json",
      """
      {
        "kind": "common-error",
        "topics": ["icon"],
        "rule": "fixed-icon",
        "related": ["icon"]
      }

      """)
    write("entries/fixed-icon/wrong-row.swift", "Image(systemName: \"star\").frame(width: 8)\n")
    write("entries/fixed-icon/right-row.swift", "Image(systemName: \"star\")\n")
    write(
      "entries/old-tale/entry.json",
      """
      {
        "kind": "erratum",
        "topics": ["icon"],
        "claim": {
          "verdict": "false",
          "figure": {
            "base": 12, "api": "scaled-metric", "relativeTo": "body", "size": "accessibility5",
            "claimed": 20
          }
        }
      }

      """)
    for language in ["it", "vi", "es", "en"] {
      write("entries/icon/\(language).md", Self.guideline)
      write("entries/fixed-icon/\(language).md", Self.commonError)
      write("entries/old-tale/\(language).md", Self.erratum)
      write("interface/\(language).json", Self.interface)
      write("synonyms/\(language).json", "{\n  \"groups\": [[\"type\", \"font\"]]\n}\n")
    }
  }

  mutating func write(_ path: String, _ text: String) {
    files[path] = Array(text.utf8)
  }

  static let guideline = """
    ---
    title: Icons grow with their text
    summary: A symbol takes the size of the font in force.
    search: icon, symbol, glyph, picture, tiny, image, star, drawing
    ---

    See [the error](fixed-icon), which leaves a symbol at {{size body accessibility5}} points.
    \(String(repeating: "word ", count: 60))

    [A row whose star grows](right-row.swift)

    """

  static let commonError = """
    ---
    title: The icon stays small
    summary: A symbol in a fixed frame does not grow.
    search: icon, symbol, glyph, picture, tiny, image, star, drawing
    message: the icon stays at {points} points
    fix: give the symbol a text style instead of {points} points
    ---

    The star stays behind its text.

    [Fixed](wrong-row.swift)

    [Growing](right-row.swift)

    """

  static let erratum = """
    ---
    title: 12 points of padding become 20
    summary: They become more.
    search: icon, symbol, glyph, picture, tiny, image, star, drawing
    ---

    The engine says otherwise.

    {{scale 12 body}}

    """
}

extension SoundFolder {
  /// A word a line, in the order of the cases; the first stands on line 2.
  fileprivate static let interface =
    "{\n"
    + InterfaceWord.allCases.map { "  \"\($0.rawValue)\": \"some {count}\"" }
    .joined(separator: ",\n") + "\n}\n"
}
