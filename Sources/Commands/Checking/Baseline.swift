import DTKBJSONReading
import DTKBOperatingSystem
import DTKBSnippetRules

/// The findings that were there when somebody began to check, by rule, file and code.
///
/// Without figures and line numbers, so that neither an edit elsewhere nor another figure brings one back.
struct Baseline: Sendable, Equatable {
  /// What findings have in common that are the same to a baseline.
  struct Key: Sendable, Hashable, Comparable {
    let file: String
    let rule: String
    let source: String

    static func < (first: Key, second: Key) -> Bool {
      (first.file, first.rule, first.source) < (second.file, second.rule, second.source)
    }
  }

  /// How many findings there were of each key.
  var counts: [Key: Int] = [:]

  /// A baseline without findings.
  init() {}

  /// Reads a file.
  init(at path: String, named name: String) throws(CommandError) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try File.read(path)
    } catch {
      throw .system(SystemError(code: error.code, path: name), doing: "read")
    }
    guard
      let document = try? DTKBJSONReading.JSONValue(
        parsing: String(decoding: bytes, as: UTF8.self)),
      case .array(let entries)? = document["findings"]?.content
    else { throw .badBaseline(path: name, line: 1) }
    for entry in entries {
      guard let file = entry["file"]?.string, let rule = entry["rule"]?.string,
        let source = entry["source"]?.string, let count = entry["count"]?.number,
        let whole = Int(exactly: count), (1...1_000_000).contains(whole)
      else { throw .badBaseline(path: name, line: entry.line) }
      counts[Key(file: file, rule: rule, source: source), default: 0] += whole
    }
  }

  /// The baseline as it is kept in a file.
  var document: JSONValue {
    .document([
      "findings": .array(
        counts.sorted { $0.key < $1.key }.map { key, count in
          [
            "file": .string(key.file), "rule": .string(key.rule),
            "source": .string(key.source), "count": .integer(count),
          ]
        })
    ])
  }
}

extension Baseline.Key {
  /// The key of a finding in a file, whose bytes are given.
  init(_ finding: Finding, in file: String, of bytes: [UInt8]) {
    self.file = file
    rule = finding.rule
    let start = min(max(finding.extent.lowerBound, 0), bytes.count)
    let end = min(max(finding.extent.upperBound, start), bytes.count, start + 1024)
    func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    let reach = max(0, start - 1024)
    let first = bytes[reach..<start].lastIndex(where: endsLine).map { $0 + 1 } ?? reach
    let last = bytes[end..<min(bytes.count, end + 1024)].firstIndex(where: endsLine)
    source = Self.normalised(bytes[first..<(last ?? min(bytes.count, end + 1024))])
  }

  /// Code with white space as one space and numbers as 0.
  private static func normalised(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    var isInNumber = false
    for byte in bytes {
      let isDigit = (0x30...0x39).contains(byte)
      if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
        if let last = text.last, last != 0x20 { text.append(0x20) }
        isInNumber = false
      } else if isDigit, isInNumber || !(text.last.map(isWordByte) ?? false) {
        if !isInNumber { text.append(0x30) }
        isInNumber = true
      } else if isInNumber, byte == 0x2E || byte == 0x5F {
        continue
      } else {
        text.append(byte)
        isInNumber = false
      }
    }
    if text.last == 0x20 { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F || byte >= 0x80
      || (0x30...0x39).contains(byte)
  }
}
