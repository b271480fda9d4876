/// Random numbers that are the same at every run (SplitMix64, by Steele, Lea and Flood).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to just before a limit.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(limit, 1))) }
}
