/// Finds whole words in a text, many at once, in one pass over its bytes.
///
/// Bytes beyond ASCII do not count as parts of a word, since they may be spaces of a web page; whoever reads
/// the text as code sees whether a hit is a word there.
/// It finds where words start and end, 64 bytes at a time, and looks further only where the first bytes of a word are
/// those of one in the list, and its length is.
struct WordFinder: Sendable {
  /// A word of the list at a place of the text.
  struct Hit: Equatable, Sendable {
    private let place: UInt32
    private let number: UInt32

    /// Where it starts.
    var offset: Int { Int(place) }
    /// Which word of the list it is.
    var word: Int { Int(number) }

    init(offset: Int, word: Int) {
      place = UInt32(truncatingIfNeeded: offset)
      number = UInt32(truncatingIfNeeded: word)
    }
  }

  private static let slots = 1 << 13
  /// The words, one after the other.
  private let letters: [UInt8]
  /// Where each word starts in ``letters``, and where the last one ends.
  private let starts: [Int]
  /// How many bytes of each word stand before its first letter, digit or underscore: one in `#Preview`.
  private let leads: [Int]
  /// By the first three bytes of a text's word: which bucket to look into, or zero.
  private let slots: [UInt16]
  /// The words of each bucket, the longest lists behind each other; ends with a negative number.
  private let buckets: [Int32]
  /// By the place of a bucket: a bit for each length in letters, digits and underscores that its words start with.
  private let lengths: [UInt64]

  /// Makes a finder of words, each with at least two bytes from its first letter, digit or underscore on.
  init(_ words: [String]) {
    var letters: [UInt8] = []
    var starts = [0]
    var leads: [Int] = []
    var lists: [Int: [Int32]] = [:]
    for (number, word) in words.enumerated() {
      let bytes = Array(word.utf8)
      letters += bytes
      starts.append(letters.count)
      let lead = bytes.firstIndex(where: WordMask.isWordByte) ?? bytes.count
      leads.append(lead)
      let key = bytes[lead...].prefix(3)
      guard key.count >= 2 else { continue }
      // Behind a word of two bytes anything may stand.
      let thirds = key.count > 2 ? key[lead + 2]...key[lead + 2] : 0...UInt8.max
      for third in thirds {
        lists[Self.slot(key[lead], key[lead + 1], third), default: []].append(Int32(number))
      }
    }
    var slots = [UInt16](repeating: 0, count: Self.slots)
    var buckets: [Int32] = [-1]
    var lengths: [UInt64] = [0]
    for (slot, list) in lists.sorted(by: { $0.key < $1.key }) {
      slots[slot] = UInt16(truncatingIfNeeded: buckets.count)
      buckets += list + [-1]
      lengths += repeatElement(0, count: list.count + 1)
      for number in list.map(Int.init) {
        let word = letters[starts[number] + leads[number]..<starts[number + 1]]
        let length = word.prefix(while: WordMask.isWordByte).count
        lengths[Int(slots[slot])] |= 1 &<< UInt64(min(length, 63))
      }
    }
    self.letters = letters
    self.starts = starts
    self.leads = leads
    self.slots = slots
    self.buckets = buckets
    self.lengths = lengths
  }

  private static func slot(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    slot(UInt32(first) | UInt32(second) &<< 8 | UInt32(third) &<< 16)
  }

  private static func slot(_ three: UInt32) -> Int { Int((three &* 0x9E37_79B1) &>> 19) }

  /// The slot of the first three bytes of a word; behind the end of the text stand zeros.
  private static func slot(ofWordAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if start &+ 4 <= bytes.count {
      let four = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: start, as: UInt32.self)
      return slot(UInt32(littleEndian: four) & 0xFF_FFFF)
    }
    func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }
    return slot(byte(start), byte(start &+ 1), byte(start &+ 2))
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

  /// Tells of all places of the words in the text, in order, until nothing more is wanted.
  func find(in text: Span<UInt8>, _ goesOn: (Hit) -> Bool) {
    guard starts.count > 1 else { return }
    text.withUnsafeBufferPointer { bytes in
      slots.withUnsafeBufferPointer { slots in
        lengths.withUnsafeBufferPointer { lengths in
          find(in: bytes, slots, lengths, goesOn)
        }
      }
    }
  }

  private func find(
    in bytes: UnsafeBufferPointer<UInt8>, _ slots: UnsafeBufferPointer<UInt16>,
    _ lengths: UnsafeBufferPointer<UInt64>, _ goesOn: (Hit) -> Bool
  ) {
    var offset = 0
    // Whether the byte before is a part of a word.
    var before: UInt64 = 0
    while offset < bytes.count {
      let mask = WordMask(bytes, at: offset).bits
      var wordStarts = mask & ~(mask &<< 1 | before)
      before = mask &>> 63
      while wordStarts != 0 {
        let place = wordStarts.trailingZeroBitCount
        let start = offset &+ place
        wordStarts &= wordStarts &- 1
        let bucket = Int(slots[Self.slot(ofWordAt: start, in: bytes)])
        // How long a word is that goes on in the next 64 bytes is not known here.
        let length = (~(mask &>> place)).trailingZeroBitCount
        let isWhole = place &+ length < 64
        guard bucket != 0, !isWhole || lengths[bucket] &>> UInt64(length) & 1 == 1 else {
          continue
        }
        if !report(bucket, at: start, bytes, goesOn) { return }
      }
      offset &+= 64
    }
  }

  /// Tells of the words of a bucket that stand at a place; false if nothing more is wanted.
  private func report(
    _ bucket: Int, at start: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ goesOn: (Hit) -> Bool
  ) -> Bool {
    var index = bucket
    while buckets[index] >= 0 {
      let word = Int(buckets[index])
      let offset = start - leads[word]
      if isWord(word, at: offset, bytes), !goesOn(Hit(offset: offset, word: word)) {
        return false
      }
      index += 1
    }
    return true
  }

  private func isWord(_ word: Int, at start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let first = starts[word]
    let count = starts[word + 1] - first
    let end = start + count
    guard start >= 0, end <= bytes.count else { return false }
    if start > 0, WordMask.isWordByte(bytes[start - 1]) { return false }
    if end < bytes.count, WordMask.isWordByte(bytes[end]) { return false }
    // From the end: the beginning is the same already.
    var offset = count
    while offset > 0 {
      offset -= 1
      if bytes[start + offset] != letters[first + offset] { return false }
    }
    return true
  }
}
