import DTKBTestSupport
import Foundation

/// A package as it lies in its folder: the manifest, the files of `Sources`, the folders of `Tests`.
struct House: Sendable {
  var manifest: String
  /// The code of the Swift files below `Sources`, by path.
  var sources: [String: CodeText]
  /// The Swift files below `Tests`, by path.
  var tests: [String]
  /// The names at the top level.
  var topLevel: [String]

  init(
    manifest: String, sources: [String: String], tests: [String] = [], topLevel: [String] = []
  ) {
    self.manifest = manifest
    self.sources = sources.mapValues(CodeText.init)
    self.tests = tests
    self.topLevel = topLevel
  }

  /// The package that this test belongs to.
  static func own() throws -> House { try read.get() }

  /// Read once for all tests.
  private static let read = Result { try House() }

  private init() throws {
    let root = ProjectFolder.url
    let disk = FileManager.default
    func swiftFiles(_ folder: String) throws -> [String] {
      try disk.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
        .filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }.sorted()
    }
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    self.init(
      manifest: try text("Package.swift"),
      sources: Dictionary(
        uniqueKeysWithValues: try swiftFiles("Sources").map { ($0, try text($0)) }),
      tests: try swiftFiles("Tests"),
      topLevel: try disk.contentsOfDirectory(atPath: root.path).sorted())
  }

  /// The lines of code of every file, by path and number; comments and strings are left out.
  var codeLines: [(path: String, number: Int, code: String)] {
    sources.sorted { $0.key < $1.key }.flatMap { path, text in
      text.lines.enumerated().map { (path, $0.offset + 1, $0.element) }
    }
  }

  /// Every import of every file.
  var imports: [(path: String, number: Int, module: String)] {
    codeLines.compactMap { path, number, code in
      Self.module(importedBy: code).map { (path, number, $0) }
    }
  }

  /// The module that a line imports: attributes and access levels may stand before the word, a kind
  /// of declaration behind it.
  private static func module(importedBy line: String) -> String? {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
    guard let word = words.firstIndex(of: "import"),
      words[..<word].allSatisfy({ modifiers.contains(String($0)) || $0.hasPrefix("@") })
    else { return nil }
    let module = words[(word + 1)...].first { !kinds.contains(String($0)) }
    return module?.split(separator: ".").first.map(String.init)
  }

  private static let modifiers = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
}
