/// Finds whole words in a text, many at once.
///
/// Bytes beyond ASCII do not count as parts of a word, since they may be spaces of a web page; whoever reads
/// the text as code sees whether a hit is a word there.
/// It steps over the text by as many bytes as the last two allow (Wu and Manber's method), so that a text
/// without any of the words costs a fraction of reading it.
struct WordFinder: Sendable {
  /// A word of the list at a place of the text.
  struct Hit: Equatable {
    let offset: Int
    let word: Int
  }

  private static let slots = 4096
  private let words: [[UInt8]]
  /// The length of the shortest word, and of the window that moves over the text.
  private let window: Int
  /// How far the window may move, by its last two bytes.
  private let shifts: [UInt8]
  /// The words whose window ends with two bytes, one after the other.
  private let buckets: [[Int]]

  /// Makes a finder of words of at least two bytes.
  init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    let window = min(self.words.map(\.count).min() ?? 2, 255)
    self.window = window
    var shifts = [UInt8](repeating: UInt8(max(window - 1, 1)), count: Self.slots)
    var buckets = [[Int]](repeating: [], count: Self.slots)
    for (index, word) in self.words.enumerated() where window >= 2 {
      for end in 2...window {
        let slot = Self.slot(word[end - 2], word[end - 1])
        shifts[slot] = min(shifts[slot], UInt8(window - end))
        if end == window { buckets[slot].append(index) }
      }
    }
    self.shifts = shifts
    self.buckets = buckets
  }

  private static func slot(_ first: UInt8, _ second: UInt8) -> Int {
    (Int(first) &* 31 &+ Int(second) &* 257) & (slots - 1)
  }

  /// Whether the text holds any of the words.
  func findsAny(in bytes: Span<UInt8>) -> Bool {
    var found = false
    find(in: bytes) { _ in
      found = true
      return false
    }
    return found
  }

  /// All places of the words in the text, in order.
  func hits(in bytes: Span<UInt8>) -> [Hit] {
    var hits: [Hit] = []
    find(in: bytes) {
      hits.append($0)
      return true
    }
    return hits
  }

  private func find(in bytes: Span<UInt8>, _ goesOn: (Hit) -> Bool) {
    guard !words.isEmpty, window >= 2 else { return }
    var end = window
    while end <= bytes.count {
      let slot = Self.slot(bytes[end - 2], bytes[end - 1])
      let shift = Int(shifts[slot])
      if shift > 0 {
        end += shift
        continue
      }
      let start = end - window
      for word in buckets[slot] where isWord(words[word], at: start, bytes) {
        if !goesOn(Hit(offset: start, word: word)) { return }
      }
      end += 1
    }
  }

  private func isWord(_ word: [UInt8], at start: Int, _ bytes: Span<UInt8>) -> Bool {
    let end = start + word.count
    guard end <= bytes.count else { return false }
    if start > 0, Self.isWordByte(bytes[start - 1]) { return false }
    if end < bytes.count, Self.isWordByte(bytes[end]) { return false }
    for offset in word.indices where bytes[start + offset] != word[offset] { return false }
    return true
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
