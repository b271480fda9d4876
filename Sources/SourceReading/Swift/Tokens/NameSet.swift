/// Names that a token of a text may spell, compared as bytes: no text is made of a token to look it up.
///
/// ```swift
/// static let stacks: NameSet = ["HStack", "VStack"]
/// ```
public struct NameSet: Sendable, ExpressibleByArrayLiteral {
  /// A bit for each length that a name of the set has; the highest for all longer ones.
  private var lengths: UInt64 = 0
  /// The names by the lowest bits of their hash, each slot with its number plus one, or zero.
  private var slots: [UInt16]
  private var names: [[UInt8]] = []

  /// Makes a set of some names.
  public init(_ names: some Collection<String>) {
    var size = 8
    while size < names.count * 4 { size *= 2 }
    slots = [UInt16](repeating: 0, count: size)
    for name in names { insert(Array(name.utf8)) }
  }

  /// Makes a set of the names that a literal lists.
  public init(arrayLiteral names: String...) { self.init(names) }

  private mutating func insert(_ name: [UInt8]) {
    var slot = Self.hash(name, 0..<name.count) & (slots.count - 1)
    while slots[slot] != 0 {
      if names[Int(slots[slot]) - 1] == name { return }
      slot = (slot + 1) & (slots.count - 1)
    }
    names.append(name)
    slots[slot] = UInt16(truncatingIfNeeded: names.count)
    lengths |= 1 &<< UInt64(min(name.count, 63))
  }

  private static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for index in range { hash = (hash ^ UInt32(bytes[index])) &* 0x0100_0193 }
    return Int(hash ^ hash &>> 15)
  }

  /// Whether a name is one of them.
  public func contains(_ name: String) -> Bool { contains(Array(name.utf8), 0..<name.utf8.count) }

  /// Whether the bytes in a range spell one of the names.
  func contains(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard lengths &>> UInt64(min(range.count, 63)) & 1 == 1 else { return false }
    var slot = Self.hash(bytes, range) & (slots.count - 1)
    while slots[slot] != 0 {
      if Self.equal(names[Int(slots[slot]) - 1], bytes, range) { return true }
      slot = (slot + 1) & (slots.count - 1)
    }
    return false
  }

  private static func equal(_ name: [UInt8], _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard name.count == range.count else { return false }
    for offset in 0..<name.count where bytes[range.lowerBound + offset] != name[offset] {
      return false
    }
    return true
  }
}
