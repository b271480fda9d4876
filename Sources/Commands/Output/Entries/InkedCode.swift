import DTKBKnowledge
import DTKBSourceReading

/// Code with the inks that a terminal with colours shows it in.
struct InkedCode {
  /// Its lines, from top to bottom, without tabs.
  let lines: [[Fragment]]

  /// Reads the code of a sample; only Swift is told apart, and only where colours are wanted.
  init(_ sample: Sample, isColoured: Bool) {
    var lines = sample.code.split(omittingEmptySubsequences: false) { $0.isNewline }
      .map { SourceLine.withoutTabs($0) }
    if lines.last?.isEmpty == true { lines.removeLast() }
    if isColoured, !lines.isEmpty, sample.fileExtension == "swift" {
      self.lines = Self.lines(ofSwift: lines.joined(separator: "\n"))
    } else {
      self.lines = lines.map { [Fragment($0)] }
    }
  }

  private static func lines(ofSwift code: String) -> [[Fragment]] {
    let tree = SwiftTree(reading: Array(code.utf8))
    let bytes = tree.bytes
    var inks = [Ink](repeating: .plain, count: bytes.count)
    func lay(_ ink: Ink, on range: Range<Int>) {
      for place in range.clamped(to: 0..<bytes.count) { inks[place] = ink }
    }
    for index in tree.tokens.indices {
      lay(tree.ink(ofTokenAt: index), on: tree.tokens[index].start..<tree.tokens[index].end)
    }
    for comment in tree.comments {
      let words = String(decoding: bytes[comment.range], as: UTF8.self)
      lay(ExpectedFindings(in: words).marks.isEmpty ? .comment : .error, on: comment.range)
    }
    return bytes.indices.split(omittingEmptySubsequences: false) {
      bytes[$0] == UInt8(ascii: "\n")
    }.map { line in
      var fragments: [Fragment] = []
      var start = line.startIndex
      while start < line.endIndex {
        let end = line[start...].firstIndex { inks[$0] != inks[start] } ?? line.endIndex
        fragments.append(Fragment(String(decoding: bytes[start..<end], as: UTF8.self), inks[start]))
        start = end
      }
      return fragments
    }
  }
}

extension SwiftTree {
  fileprivate func ink(ofTokenAt index: Int) -> Ink {
    let token = tokens[index]
    switch token.kind {
    case .string, .stringHead, .stringMiddle, .stringTail, .regex: return .literal
    case .number: return .number
    case .at, .hashWord: return .keyword
    case .word: break
    default: return .plain
    }
    let before = index > 0 ? tokens[index - 1].kind : .unknown
    let after = index + 1 < tokens.count ? tokens[index + 1].kind : .unknown
    if before == .at { return .keyword }
    if token.keyword != .none, !token.traits.contains(.isQuoted), before != .period {
      let isLabel = after == .colon && !token.traits.contains(.beforeSpace)
      let standsBeforeColon: [Keyword] = [.default, .true, .false, .nil, .`self`]
      if !isLabel || standsBeforeColon.contains(token.keyword) { return .keyword }
    }
    let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[token.start])
    return isCapital && before != .period ? .type : .plain
  }
}
