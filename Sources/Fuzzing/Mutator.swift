import DTKBSeededNumbers

/// Makes bytes that nobody wrote from bytes that somebody did; the same seed gives the same bytes.
public struct Mutator {
  private var random: SeededGenerator
  private let seeds: [[UInt8]]

  /// A mutator over some seeds; without any it begins from nothing.
  public init(seed: UInt64, seeds: [[UInt8]]) {
    random = SeededGenerator(seed: seed)
    self.seeds = seeds.isEmpty ? [[]] : seeds
  }

  /// The next bytes: a seed with a few changes.
  public mutating func next() -> [UInt8] {
    var bytes = seeds[random.below(seeds.count)]
    for _ in 0...random.below(6) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    switch random.below(9) {
    case 0: bytes.insert(UInt8(random.below(256)), at: random.below(bytes.count + 1))
    case 1: flipBit(&bytes)
    case 2: bytes.removeSubrange(stretch(of: bytes))
    case 3: bytes.insert(contentsOf: bytes[stretch(of: bytes)], at: random.below(bytes.count + 1))
    case 4: bytes.removeSubrange(random.below(bytes.count + 1)...)
    case 5: bytes.removeSubrange(..<random.below(bytes.count + 1))
    case 6: insertMark(&bytes)
    case 7: splice(&bytes)
    default: repeatStretch(&bytes)
    }
  }

  private mutating func flipBit(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8))
  }

  /// What opens, closes or parts something in the languages that are read.
  private mutating func insertMark(_ bytes: inout [UInt8]) {
    let marks: [StaticString] = [
      "(", ")", "{", "}", "[", "]", "<", ">", "\"", "\"\"\"", "'", "`", "\\(", "${", "/*", "*/",
      "//", "<!--", "-->", "#if a\n", "#endif\n", "\n", "\r", "\0", "---\n", "```", "{{", "}}",
      "&#",
      "?", ":", ",", ";", "=", "-", "1e999", "\u{FEFF}", "\u{301}", "é",
    ]
    let mark = marks[random.below(marks.count)]
    let place = random.below(bytes.count + 1)
    mark.withUTF8Buffer { bytes.insert(contentsOf: $0, at: place) }
  }

  /// Puts a stretch of another seed in the place of one of this.
  private mutating func splice(_ bytes: inout [UInt8]) {
    let other = seeds[random.below(seeds.count)]
    let part = other[stretch(of: other)]
    bytes.replaceSubrange(stretch(of: bytes), with: part)
  }

  private mutating func repeatStretch(_ bytes: inout [UInt8]) {
    let stretch = stretch(of: bytes).prefix(64)
    let place = stretch.upperBound
    let times = 1 + random.below(40)
    let copies = [[UInt8]](repeating: Array(bytes[stretch]), count: times).joined()
    bytes.insert(contentsOf: copies, at: place)
  }

  /// A stretch, mostly a short one.
  private mutating func stretch(of bytes: [UInt8]) -> Range<Int> {
    let start = random.below(bytes.count + 1)
    let longest = random.below(4) == 0 ? bytes.count : 32
    return start..<min(start + random.below(longest + 1), bytes.count)
  }
}
