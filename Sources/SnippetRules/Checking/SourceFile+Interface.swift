public import DTKBSourceReading

extension SourceFile {
  /// Whether the source says how an interface looks: a document of Interface Builder, HTML or a style sheet, or code
  /// that imports SwiftUI, UIKit, WatchKit, WidgetKit or React Native, and no framework for tests.
  ///
  /// A look at its bytes: what is imported nowhere and comes with another module is not seen.
  public var showsInterface: Bool {
    switch SourceLanguage(of: self) {
    case .interfaceBuilder, .html, .css: true
    case .swift: imports(.interfaces, behind: "import") && !imports(.tests, behind: "import")
    case .script: imports(.reactNative, behind: "from")
    case .markdown: false
    }
  }

  /// Whether one of some modules stands in code on a line behind a word.
  private func imports(_ modules: ModuleNames, behind word: StaticString) -> Bool {
    modules.finder.hits(in: bytes.span).contains { hit in
      let line = bytes[..<hit.offset].suffix(200)
      let start = line.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? line.startIndex
      let before = line[start...].drop { $0 <= UInt8(ascii: " ") }
      let words = before.split { !isOfName($0) }
      return word.withUTF8Buffer { word in words.contains { $0.elementsEqual(word) } }
        && !before.contains(UInt8(ascii: "/")) && before.first != UInt8(ascii: "*")
        // `react-native` is another module than `react-native-fs`.
        && bytes[(hit.offset + modules.names[hit.word].utf8.count)...].first != UInt8(ascii: "-")
    }
  }

  private func isOfName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F
      || byte >= 0x80
  }
}

/// The names of modules, and what finds them.
private struct ModuleNames {
  let names: [String]
  let finder: WordFinder

  init(_ names: [String]) {
    self.names = names
    finder = WordFinder(names)
  }

  static let interfaces = ModuleNames(["SwiftUI", "UIKit", "WatchKit", "WidgetKit"])
  static let tests = ModuleNames(["Testing", "XCTest"])
  static let reactNative = ModuleNames(["react-native"])
}
