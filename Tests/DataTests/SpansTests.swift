import DTKBKnowledge
import DTKBSnippetRules
import DTKBSourceReading
import Testing

@Suite("What findings underline")
struct SpansTests {
  @Test("is whole words on one line, in every sample", arguments: ShippedData.samples)
  func samples(_ shipped: ShippedSample) {
    let source = SourceFile(name: shipped.sample.fileName, bytes: Array(shipped.sample.code.utf8))
    for finding in Checker(rules: Rule.all).check(source).findings {
      let span = Span(finding.range, in: source)
      #expect(span.faults == [], "\(shipped.file): \(finding.rule): \(span.text)")
    }
  }

  @Test(
    "a span that a person would not draw is seen",
    arguments: [
      ("Text(title).bold()", 6..<9, ["it cuts a word", "it cuts a token"]),
      ("Text(title).bold()", 4..<10, ["it leaves a bracket open"]),
      ("Text(a)\n.bold()", 0..<15, ["it goes over several lines"]),
      ("Text(a)  .bold()", 7..<16, ["it begins or ends with space"]),
      ("Text(a)", 3..<3, ["it is empty"]), ("Text(\"font-size: 9px\")", 6..<20, []),
      ("Text(\"font-size: 9px\")", 6..<19, ["it cuts a word"]), ("Text(a).bold()", 7..<14, []),
    ])
  func faults(_ code: String, _ range: Range<Int>, _ faults: [String]) {
    let source = SourceFile(name: "A.swift", bytes: Array(code.utf8))
    #expect(Span(range, in: source).faults == faults)
  }
}

/// A stretch of a source that a finding underlines.
private struct Span {
  private let bytes: [UInt8]
  private let range: Range<Int>
  private let language: SourceLanguage

  init(_ range: Range<Int>, in source: SourceFile) {
    bytes = source.bytes
    self.range = range
    language = SourceLanguage(of: source)
  }

  var text: String { String(decoding: bytes[range], as: UTF8.self) }

  /// What a person would say against it.
  var faults: [String] {
    guard !range.isEmpty else { return ["it is empty"] }
    var faults: [String] = []
    if bytes[range].contains(UInt8(ascii: "\n")) { faults.append("it goes over several lines") }
    if [bytes[range.lowerBound], bytes[range.upperBound - 1]].contains(where: { $0 <= 0x20 }) {
      faults.append("it begins or ends with space")
    }
    if cutsWord(range.lowerBound) || cutsWord(range.upperBound) { faults.append("it cuts a word") }
    if language == .swift, cutsToken { faults.append("it cuts a token") }
    if leavesOpen { faults.append("it leaves a bracket open") }
    return faults
  }

  private func cutsWord(_ offset: Int) -> Bool {
    guard offset > 0, offset < bytes.count else { return false }
    return bytes[offset - 1].isOfWord && bytes[offset].isOfWord
  }

  /// Whether a token is cut in two; what stands within one string, such as a style sheet, is its own text.
  private var cutsToken: Bool {
    let tree = SwiftTree(reading: bytes)
    let cut = tree.tokens.filter {
      $0.start < range.lowerBound && range.lowerBound < $0.end
        || $0.start < range.upperBound && range.upperBound < $0.end
    }
    return cut.contains { ![.string, .stringHead, .stringMiddle, .stringTail].contains($0.kind) }
  }

  private var leavesOpen: Bool {
    var depth = 0
    for byte in bytes[range] {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      if depth < 0 { return true }
    }
    return depth != 0
  }
}

extension UInt8 {
  fileprivate var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}
