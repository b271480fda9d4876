/// How many edits a word may be away from the one that was meant.
///
/// One from five letters, two from nine; none for shorter words and for words with a digit, where an
/// edit makes another word. The thresholds are Meilisearch's.
public func editsAllowed(in word: String) -> Int {
  var count = 0
  for scalar in word.unicodeScalars {
    if scalar.isDigit { return 0 }
    count += 1
  }
  return count < 5 ? 0 : count < 9 ? 1 : 2
}

/// The words that are nearest to a word, looked for in one list after another.
///
/// None where a list has the word itself: what exists is no typo.
///
/// ```swift
/// var nearest = NearestWords(to: "relativto", limit: 1)
/// nearest.look(through: WordList([("relative", "relative"), ("relativeto", "relativeTo")]))
/// nearest.found  // [NearWord(word: "relativeto", spelling: "relativeTo", distance: 1)]
/// ```
public struct NearestWords {
  /// The nearest first, equally near ones by the bytes of their letters.
  public private(set) var found: [NearWord] = []

  /// How many letters a word has that can be near enough, in Unicode scalars; none where no edit is allowed.
  public var lengths: Range<Int> {
    edits > 0 ? max(outline.count - edits, 0)..<outline.count + edits + 1 : 0..<0
  }

  private let limit: Int
  private let outline: WordOutline
  /// How far a word may be: as far as the farthest of those found, once there are enough.
  private var edits: Int
  private var alignment: Alignment

  /// Looks for words near to a word.
  ///
  /// - Parameters:
  ///   - edits: How far they may be; without it as ``editsAllowed(in:)`` says.
  ///   - limit: How many there are at the most.
  public init(to word: String, within edits: Int? = nil, limit: Int) {
    self.limit = limit
    self.edits = limit > 0 ? edits ?? editsAllowed(in: word) : 0
    outline = WordOutline(of: word)
    alignment = Alignment(to: word)
  }

  /// Takes the nearest words of a list.
  public mutating func look(through list: WordList) {
    list.bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count, edits > 0 {
        var outline = WordOutline()
        var wordEnd = start
        while wordEnd < bytes.count, bytes[wordEnd] > WordList.space {
          outline.add(bytes[wordEnd])
          wordEnd += 1
        }
        let end = bytes[wordEnd...].firstIndex(of: WordList.lineEnd) ?? bytes.count
        if outline.isWithin(edits, of: self.outline) {
          look(
            at: String(decoding: bytes[start..<wordEnd], as: UTF8.self),
            spelling: bytes[min(wordEnd + 1, end)..<end])
        }
        start = end + 1
      }
    }
  }

  private mutating func look(at word: String, spelling: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let distance = alignment.distance(from: word, limit: edits) else { return }
    guard distance > 0 else {
      found = []
      edits = 0
      return
    }
    // Bytes in order are scalars in order, which the order of strings is not.
    let place =
      found.firstIndex {
        $0.distance > distance
          || $0.distance == distance && !$0.word.utf8.lexicographicallyPrecedes(word.utf8)
      } ?? found.count
    guard place == found.count || found[place].word != word else { return }
    found.insert(
      NearWord(
        word: word, spelling: spelling.isEmpty ? word : String(decoding: spelling, as: UTF8.self),
        distance: distance), at: place)
    if found.count > limit { found.removeLast() }
    if found.count == limit, let last = found.last { edits = last.distance }
  }
}
