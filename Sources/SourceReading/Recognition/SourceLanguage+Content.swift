extension SourceLanguage {
  /// The language of a text without a name, by what is in its first 16,384 bytes; Swift where nothing speaks for
  /// another one.
  public init(recognizing bytes: [UInt8], in range: Range<Int>? = nil) {
    let range = bytes.readableRange(range)
    let start = range.lowerBound..<min(range.upperBound, range.lowerBound + 16_384)
    var evidence = LanguageEvidence()
    evidence.read(bytes, in: start)
    self = evidence.language
  }
}

/// What speaks for the one language and the other in a text.
private struct LanguageEvidence {
  private var swift = 0
  private var script = 0
  private var interfaceBuilder = 0
  private var markdown = 0
  private var html = 0
  private var css = 0
  /// Whether the line is in a fence of Markdown, where every language may stand.
  private var isInFence = false

  /// The language that most speaks for.
  var language: SourceLanguage {
    let ranking: [(SourceLanguage, Int)] = [
      (.swift, swift), (.script, script), (.interfaceBuilder, interfaceBuilder),
      (.markdown, markdown), (.html, html), (.css, css),
    ]
    // Of equals the first one, so that Swift is what nothing speaks against.
    return ranking.reduce(ranking[0]) { $1.1 > $0.1 ? $1 : $0 }.0
  }

  mutating func read(_ bytes: [UInt8], in range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let end =
        bytes[offset..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? range.upperBound
      // A long line says no more than its beginning.
      weigh(Line(bytes[offset..<min(end, offset + 400)]))
      offset = end + 1
    }
  }

  private mutating func weigh(_ line: Line) {
    if line.starts(with: "```") || line.starts(with: "~~~") {
      isInFence.toggle()
      markdown += 8
      return
    }
    guard !isInFence, !line.isEmpty else { return }
    weighMarkup(line)
    weighSwift(line)
    weighScript(line)
    weighCSS(line)
  }

  private mutating func weighMarkup(_ line: Line) {
    if line.contains("com.apple.InterfaceBuilder") { interfaceBuilder += 40 }
    if line.starts(with: "<") {
      if line.startsAny(of: [
        "<?xml", "<fontDescription ", "<rect key=", "<constraint ", "<subviews>", "<objects>",
        "<scenes>", "<tableViewCell", "<outlet ", "<viewController ", "<color key=", "<nil key=",
      ]) || line.contains(" key=\"") || line.contains(" contentMode=\"")
        || line.hasInterfaceIdentifier
      {
        interfaceBuilder += 4
      } else if line.startsAny(of: [
        "<!doctype html", "<!DOCTYPE html", "<html", "<head", "<style", "<body",
      ]) {
        html += 8
      } else if line.startsUpperCaseTag || line.starts(with: "<>") || line.contains("={") {
        script += 4
      } else {
        html += 2
      }
    }
    if line.startsHeading { markdown += 2 }
    if line.starts(with: "- ") || line.starts(with: "> ") || line.contains("](") { markdown += 1 }
  }

  private mutating func weighSwift(_ line: Line) {
    if line.importsModule { swift += 40 }
    if line.startsAny(of: [
      "struct ", "extension ", "protocol ", "func ", "guard ", "@State ", "@ScaledMetric", "@main",
      "@Environment", "@objc", "@IBOutlet", "@available", "#Preview", "#if ", "final class ",
      "override func ", "private func ", "static func ", "public func ", "mutating func ",
      "if let ", "case .", "///",
    ]) {
      swift += 4
    }
    if line.startsPeriodCall { swift += 2 }
    if line.startsAny(of: ["let ", "var ", "static let ", "private let "]) { swift += 1 }
    if line.contains("some View") || line.contains(".font(.") { swift += 4 }
    if line.contains(" -> ") || line.contains("\\(") || line.contains("(_ ") { swift += 2 }
    if line.contains(": .") || line.contains("= .") || line.contains("(.") { swift += 1 }
  }

  private mutating func weighScript(_ line: Line) {
    if line.starts(with: "import "), line.contains(" from '") || line.contains(" from \"") {
      script += 8
    }
    if line.startsAny(of: [
      "const ", "export ", "function ", "async function ", "module.exports", "interface ",
      "declare ",
    ]) {
      script += 4
    }
    if line.contains("StyleSheet.") || line.contains("PixelRatio.") || line.contains("require(")
      || line.contains("===")
    {
      script += 4
    }
    if line.contains(" => ") || line.contains("={{") { script += 2 }
    if !line.starts(with: "<"), line.contains("/>") || line.contains("</") { script += 2 }
    if line.contains("defaultProps") || line.contains("{/*") { script += 4 }
  }

  private mutating func weighCSS(_ line: Line) {
    if line.startsAny(of: ["@media", "@font-face", "@import", ":root", "body {", "html {"]) {
      css += 4
    }
    if line.startsAny(of: [
      "font-size:", "font:", "font-family:", "line-height:", "margin:", "padding:", "color:",
      "background:", "-webkit-",
    ]), !line.contains("'") || line.contains(";") {
      css += 3
    }
    if line.contains("{ font-size:") || line.contains("{font-size:") { css += 3 }
  }
}

/// A line without the white space around it.
private struct Line {
  private let bytes: ArraySlice<UInt8>

  init(_ line: ArraySlice<UInt8>) {
    var line = line
    while let first = line.first, first <= UInt8(ascii: " ") || first >= 0xEF { line.removeFirst() }
    while let last = line.last, last <= UInt8(ascii: " ") { line.removeLast() }
    bytes = line
  }

  var isEmpty: Bool { bytes.isEmpty }

  func starts(with word: StaticString) -> Bool {
    word.withUTF8Buffer { bytes.starts(with: $0) }
  }

  func startsAny(of words: [StaticString]) -> Bool {
    words.contains { starts(with: $0) }
  }

  func contains(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      guard let first = word.first else { return true }
      var rest = bytes
      while let next = rest.firstIndex(of: first) {
        rest = rest[next...]
        if rest.starts(with: word) { return true }
        rest.removeFirst()
      }
      return false
    }
  }

  /// `# ` to `###### `.
  var startsHeading: Bool {
    let signs = bytes.prefix { $0 == UInt8(ascii: "#") }.count
    return (1...6).contains(signs) && bytes.dropFirst(signs).first == UInt8(ascii: " ")
  }

  /// `import UIKit` and nothing more.
  var importsModule: Bool {
    var name = bytes
    if starts(with: "@testable ") { name = name.dropFirst("@testable ".utf8.count) }
    guard name.starts(with: "import ".utf8) else { return false }
    return name.dropFirst("import ".utf8.count).allSatisfy {
      $0.continuesScriptName || $0 == UInt8(ascii: ".")
    }
  }

  /// An `id` as Interface Builder makes them up: `a1b-C2-d3e`.
  var hasInterfaceIdentifier: Bool {
    var rest = bytes
    while let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
      let id = rest[quote...].dropFirst().prefix(11)
      rest = rest[quote...].dropFirst()
      let isIdentifier = zip(id, "xxx-xx-xxx\"".utf8).allSatisfy { byte, shape in
        shape == UInt8(ascii: "x") ? byte < 0x80 && byte.continuesScriptName : byte == shape
      }
      if id.count == 11, isIdentifier { return true }
    }
    return false
  }

  /// `<Text` or `</Text`.
  var startsUpperCaseTag: Bool {
    let name = bytes.drop { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "/") }
    return name.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
  }

  /// `.padding(`.
  var startsPeriodCall: Bool {
    bytes.first == UInt8(ascii: ".") && bytes.contains(UInt8(ascii: "("))
      && !bytes.contains(UInt8(ascii: ";")) && bytes.last != UInt8(ascii: "{")
  }
}
