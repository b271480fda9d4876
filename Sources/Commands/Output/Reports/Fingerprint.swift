import DTKBQueryService
import DTKBSnippetRules
import DTKBSourceReading

/// What stays the same of a finding while the lines around it come and go: its rule, its file and the code of its
/// line without spaces; those that are alike in all that are numbered.
struct Fingerprints {
  /// How often each was given.
  private var counts: [UInt64: Int] = [:]

  /// The fingerprint of the next finding of a report, as 16 hexadecimal digits and a number.
  mutating func next(_ explained: ExplainedFinding, at path: String, in source: SourceFile)
    -> String
  {
    var hash = FNVHash()
    hash.add(explained.finding.rule.utf8)
    hash.add(path.utf8)
    hash.add(source.bytes.line(around: explained.finding.range.lowerBound).filter { $0 > 0x20 })
    let number = counts[hash.value, default: 0] + 1
    counts[hash.value] = number
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + ":\(number)"
  }
}

/// The 64-bit FNV-1a hash of fields, a NUL behind each.
private struct FNVHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
    add(0)
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}

extension [UInt8] {
  /// The line around a place, of a very long one the part that is near.
  fileprivate func line(around place: Int) -> ArraySlice<UInt8> {
    let place = Swift.min(place, count)
    let isBreak = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let before = self[Swift.max(0, place - 512)..<place]
    let after = self[place..<Swift.min(count, place + 512)]
    let start = before.lastIndex(where: isBreak).map { $0 + 1 } ?? before.startIndex
    return self[start..<(after.firstIndex(where: isBreak) ?? after.endIndex)]
  }
}
