/// Known spellings and what they stand for, found whatever their case and their separators.
///
/// It is searched in order, which decides between equally near misses; a kind has some dozens.
struct NameIndex<Meaning: Sendable>: Sendable {
  private let prefixes: [[UInt8]]
  private var names: [(key: [UInt8], spelling: String, meaning: Meaning)] = []

  /// Makes an index of spellings; each of the prefixes may stand before any of them.
  init(_ spellings: [(String, Meaning)], prefixes: [String] = []) {
    self.prefixes = prefixes.map { Array($0.utf8) }
    for (spelling, meaning) in spellings {
      let key = key(of: Array(spelling.utf8)[...])
      if !names.contains(where: { $0.key == key }) { names.append((key, spelling, meaning)) }
    }
  }

  /// What a word stands for.
  ///
  /// Upper and lower case, hyphens, underscores and spaces do not count; nor does what stands
  /// before the last full stop, such as `DynamicTypeSize.`, nor a known prefix.
  ///
  /// - Throws: ``UnknownName`` with the nearest spelling.
  func meaning(of word: some StringProtocol) throws(UnknownName) -> Meaning {
    // No spelling is half as long as this, so a longer word is not even near to one.
    guard word.utf8.count <= 128 else { throw UnknownName(word: String(word), suggestion: nil) }
    let bytes = Array(word.utf8)
    let afterStop = bytes.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0
    let key = key(of: bytes[afterStop...])
    if let name = names.first(where: { $0.key == key }) { return name.meaning }
    throw UnknownName(word: String(word), suggestion: nearest(to: key))
  }

  private func nearest(to key: [UInt8]) -> String? {
    let allowed = key.count < 3 ? 0 : key.count < 5 ? 1 : 2
    var best: (distance: Int, difference: Int, spelling: String)?
    for name in names where abs(name.key.count - key.count) <= allowed {
      let distance = editDistance(from: key, to: name.key)
      guard distance <= allowed else { continue }
      // `AX6` is one edit away from all of `AX1` to `AX5`; the sum of its bytes is nearest to AX5's.
      let difference = abs(sum(key) - sum(name.key))
      if let best, (best.distance, best.difference) <= (distance, difference) { continue }
      best = (distance, difference, name.spelling)
    }
    return best?.spelling
  }

  private func sum(_ key: [UInt8]) -> Int { key.reduce(0) { $0 + Int($1) } }

  /// Lower-case ASCII without separators and without a prefix; other bytes stay as they are.
  private func key(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(bytes.count)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): key.append(byte | 0x20)
      default: key.append(byte)
      }
    }
    if let prefix = prefixes.first(where: { key.starts(with: $0) }) {
      key.removeFirst(prefix.count)
    }
    return key
  }
}
