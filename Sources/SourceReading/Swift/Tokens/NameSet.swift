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
    var slot = name.withUnsafeBufferPointer { Self.hash($0) } & (slots.count - 1)
    while slots[slot] != 0 {
      if names[Int(slots[slot]) - 1] == name { return }
      slot = (slot + 1) & (slots.count - 1)
    }
    names.append(name)
    slots[slot] = UInt16(truncatingIfNeeded: names.count)
    lengths |= 1 &<< UInt64(min(name.count, 63))
  }

  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for byte in name { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return Int(hash ^ hash &>> 15)
  }

  /// Whether a name is one of them.
  public func contains(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { contains($0) }
  }

  /// Whether the bytes in a range spell one of the names.
  func contains(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { contains(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Whether some bytes spell one of the names.
  public func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard lengths &>> UInt64(min(name.count, 63)) & 1 == 1 else { return false }
    var slot = Self.hash(name) & (slots.count - 1)
    while slots[slot] != 0 {
      if name.elementsEqual(names[Int(slots[slot]) - 1]) { return true }
      slot = (slot + 1) & (slots.count - 1)
    }
    return false
  }
}
