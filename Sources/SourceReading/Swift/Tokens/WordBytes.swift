/// The bytes of ASCII that words are made of, found eight at a time, each in its own lane of a 64-bit number.
public enum WordBytes {
  /// The highest bit of each byte that is a letter, a digit or an underscore.
  ///
  /// Inlined, since every byte of a project is looked at with it.
  ///
  /// ```swift
  /// WordBytes.marks(in: 0x2041_205F_2030_2E7A)  // of ` A _ 0.z`: 0x0080_0080_0080_0080
  /// ```
  @inlinable public static func marks(in eight: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high = ones &* 0x80
    let low = eight & ~high
    // A lane's highest bit is set where its byte reaches the sum's threshold: none can carry into the next lane.
    func reaches(_ lanes: UInt64, _ threshold: UInt64) -> UInt64 {
      lanes &+ ones &* (0x80 &- threshold)
    }
    let small = low | ones &* 0x20
    let letters = reaches(small, 0x61) & ~reaches(small, 0x7B)
    let digits = reaches(low, 0x30) & ~reaches(low, 0x3A)
    let underscores = ~reaches(low ^ ones &* 0x5F, 0x01)
    return (letters | digits | underscores) & ~eight & high
  }
}
