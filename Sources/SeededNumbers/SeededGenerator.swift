/// Random numbers that are the same in every run (SplitMix64, by Steele, Lea and Flood).
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// The numbers of a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number, any of 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to just before a limit; 0 where the limit is less than 1.
  public mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(limit, 1))) }
}
