import DTKBKnowledge
import DTKBSnippetRules
import DTKBSourceReading

/// Code, held against what an exercise asks.
///
/// It solves the exercise where none of the exercise's rules finds anything or is left undecided, no
/// other rule finds a warning or an error, and the code is there that a solution needs. The latter is
/// looked for letter by letter outside comments: whether the code does what was asked, beyond what the
/// rules see, nobody proves.
struct JudgedCode {
  /// What the exercise's rules found, and what others found that weighs.
  let findings: [Finding]
  /// Code that a solution has and this has not.
  let missing: [String]
  /// The exercise's rules that could not decide.
  let undecided: [String]

  /// Whether the exercise is solved.
  var isSolved: Bool { findings.isEmpty && missing.isEmpty && undecided.isEmpty }

  init(_ source: SourceFile, at exercise: Exercise) {
    let asked = exercise.rules
    let rules = Rule.all.filter { $0.isOnByDefault || asked.contains($0.id) }
    let result = Checker(rules: rules).check(source)
    findings = result.findings.filter { asked.contains($0.rule) || $0.severity >= .warning }
    undecided = asked.filter { result.notAnalysable[$0] != nil }
    let code = SpacelessCode(source.bytes)
    missing = exercise.needs.filter { !code.contains($0) }
  }
}

/// Swift code without comments, with spaces only between names, in which other code is looked for.
private struct SpacelessCode {
  private let bytes: [UInt8]

  init(_ source: [UInt8]) {
    var code = source
    for comment in SwiftTree(reading: source).comments where comment.range.upperBound <= code.count
    {
      for place in comment.range { code[place] = UInt8(ascii: " ") }
    }
    bytes = code.withoutIdleSpaces
  }

  /// Whether code stands here whole: `.title` does not stand in `.title2`, `Text(` not in `MyText(`.
  func contains(_ code: String) -> Bool {
    let wanted = Array(code.utf8).withoutIdleSpaces
    guard let first = wanted.first, let last = wanted.last else { return true }
    guard bytes.count >= wanted.count else { return false }
    return (0...(bytes.count - wanted.count)).contains { place in
      let end = place + wanted.count
      guard bytes[place] == first, bytes[place..<end].elementsEqual(wanted) else { return false }
      let beginsWithin = first.isPartOfName && place > 0 && bytes[place - 1].isPartOfName
      let endsWithin = last.isPartOfName && end < bytes.count && bytes[end].isPartOfName
      return !beginsWithin && !endsWithin
    }
  }
}

extension [UInt8] {
  /// The code with one space between two names and none elsewhere.
  fileprivate var withoutIdleSpaces: [UInt8] {
    var code: [UInt8] = []
    var isApart = false
    for byte in self {
      if byte <= UInt8(ascii: " ") {
        isApart = true
        continue
      }
      if isApart, byte.isPartOfName, code.last?.isPartOfName == true {
        code.append(UInt8(ascii: " "))
      }
      code.append(byte)
      isApart = false
    }
    return code
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
