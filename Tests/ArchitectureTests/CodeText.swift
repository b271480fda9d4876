/// Swift source without its comments and without what stands in its strings.
///
/// Line breaks stay, so that a line keeps its number; code interpolated into a string stays too.
struct CodeText: Sendable {
  /// The lines of the code; the first one is line 1.
  let lines: [String]

  init(_ source: String) {
    var stripper = Stripper(source)
    lines = stripper.code().split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }
}

private struct Stripper {
  /// What the reader is within, the innermost last.
  private enum Place {
    case code
    /// Code between the parentheses of an interpolation, with those that are open.
    case interpolation(open: Int)
    case string(hashes: Int, isMultiline: Bool)
    case comment
  }

  private let characters: [Character]
  private var position = 0
  private var places: [Place] = []
  private var kept = ""

  init(_ source: String) {
    characters = Array(source.replacing("\r\n", with: "\n"))
  }

  mutating func code() -> String {
    while position < characters.count {
      switch places.last ?? .code {
      case .code: readCode()
      case .interpolation(let open): readInterpolation(open)
      case .string(let hashes, let isMultiline): readString(hashes, isMultiline)
      case .comment: readComment()
      }
    }
    return kept
  }

  private mutating func readCode() {
    if !"/#\"".contains(characters[position]) {
      keep()
    } else if stands("//") {
      while position < characters.count, characters[position] != "\n" { position += 1 }
    } else if stands("/*") {
      skip(2)
      places.append(.comment)
    } else if let hashes = hashesBeforeQuote() {
      skip(hashes)
      let isMultiline = stands("\"\"\"")
      skip(isMultiline ? 3 : 1)
      kept += "\""
      places.append(.string(hashes: hashes, isMultiline: isMultiline))
    } else {
      keep()
    }
  }

  private mutating func readInterpolation(_ open: Int) {
    switch characters[position] {
    case "(":
      places[places.count - 1] = .interpolation(open: open + 1)
      keep()
    case ")":
      if open == 0 {
        places.removeLast()
      } else {
        places[places.count - 1] = .interpolation(open: open - 1)
      }
      keep()
    default: readCode()
    }
  }

  private mutating func readString(_ hashes: Int, _ isMultiline: Bool) {
    let marks = String(repeating: "#", count: hashes)
    if stands((isMultiline ? "\"\"\"" : "\"") + marks) {
      skip((isMultiline ? 3 : 1) + hashes)
      kept += "\""
      places.removeLast()
    } else if stands("\\" + marks + "(") {
      skip(hashes + 2)
      kept += "("
      places.append(.interpolation(open: 0))
    } else if stands("\\" + marks) {
      skip(hashes + 2)
    } else if characters[position] == "\n" {
      if !isMultiline { places.removeLast() }
      keep()
    } else {
      skip(1)
    }
  }

  private mutating func readComment() {
    if stands("*/") {
      skip(2)
      places.removeLast()
    } else if stands("/*") {
      skip(2)
      places.append(.comment)
    } else if characters[position] == "\n" {
      keep()
    } else {
      skip(1)
    }
  }

  /// How many `#` stand before a quote here; `nil` where no string begins.
  private func hashesBeforeQuote() -> Int? {
    let hashes = characters[position...].prefix { $0 == "#" }.count
    return characters[(position + hashes)...].first == "\"" ? hashes : nil
  }

  private func stands(_ mark: String) -> Bool {
    characters[position] == mark.first && characters[position...].starts(with: mark)
  }

  private mutating func skip(_ count: Int) {
    position = min(position + count, characters.count)
  }

  private mutating func keep() {
    kept.append(characters[position])
    position += 1
  }
}
