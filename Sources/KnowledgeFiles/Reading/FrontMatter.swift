/// The lines between the two `---` at the head of a Markdown file.
struct FrontMatter: Sendable {
  /// A line `key: value`.
  struct Field: Sendable {
    let key: String
    let value: String
    let line: Int
  }

  /// What keeps the head of a file from being front matter.
  enum Fault: Sendable, Equatable {
    case noOpening, noClosing
    /// A line without a colon.
    case noField(line: Int)
  }

  let fields: [Field]
  let faults: [Fault]
  /// The line on which the body begins.
  let bodyLine: Int

  /// Whether both `---` are there, so that a field that is not found is missing.
  var isWhole: Bool {
    !faults.contains(.noOpening) && !faults.contains(.noClosing)
  }

  func field(_ key: String) -> Field? {
    fields.first { $0.key == key }
  }

  /// The value of a field; `nil` where there is none or an empty one.
  func value(_ key: String) -> String? {
    field(key).map(\.value).flatMap { $0.isEmpty ? nil : $0 }
  }

  init(_ lines: [Substring]) {
    guard let first = lines.first, first.trimmed == "---" else {
      (fields, faults, bodyLine) = ([], [.noOpening], 1)
      return
    }
    var fields: [Field] = []
    var faults: [Fault] = []
    for (index, line) in lines.enumerated().dropFirst() {
      if line.trimmed == "---" {
        (self.fields, self.faults, bodyLine) = (fields, faults, index + 2)
        return
      }
      guard !line.trimmed.isEmpty else { continue }
      guard let colon = line.firstIndex(of: ":") else {
        faults.append(.noField(line: index + 1))
        continue
      }
      fields.append(
        Field(
          key: String(line[..<colon].trimmed),
          value: String(line[colon...].dropFirst()[...].trimmed),
          line: index + 1))
    }
    // Without a closing line, text and fields cannot be told apart.
    (self.fields, self.faults, bodyLine) = ([], [.noClosing], lines.count + 1)
  }
}

extension Substring {
  /// The text without white space at its ends.
  var trimmed: Substring {
    let head = drop(while: \.isWhitespace)
    guard let last = head.lastIndex(where: { !$0.isWhitespace }) else {
      return head[head.endIndex...]
    }
    return head[...last]
  }
}
