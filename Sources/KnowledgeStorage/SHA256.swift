/// The SHA-256 of bytes that arrive piece by piece, as FIPS 180-4 defines it.
struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// The bytes of a block that is not yet full.
  private var rest: [UInt8] = []
  private var length: UInt64 = 0

  mutating func update(_ bytes: some Sequence<UInt8>) {
    let before = rest.count
    rest.append(contentsOf: bytes)
    length &+= UInt64(rest.count - before)
    compressFullBlocks()
  }

  /// The digest of everything so far, as 64 hexadecimal digits.
  consuming func hexDigest() -> String {
    let bits = length &* 8
    rest.append(0x80)
    rest += [UInt8](repeating: 0, count: (120 - rest.count % 64) % 64)
    rest += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
    compressFullBlocks()
    return state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private mutating func compressFullBlocks() {
    let full = rest.count / 64 * 64
    guard full > 0 else { return }
    for start in stride(from: 0, to: full, by: 64) { compress(blockAt: start) }
    rest.removeFirst(full)
  }

  /// Single variables and `while` keep a build without optimisation quick: every build of the project
  /// digests the whole base.
  private mutating func compress(blockAt start: Int) {
    var schedule = [UInt32](repeating: 0, count: 64)
    var i = 0
    while i < 16 {
      let byte = start + 4 * i
      schedule[i] =
        UInt32(rest[byte]) << 24 | UInt32(rest[byte + 1]) << 16
        | UInt32(rest[byte + 2]) << 8 | UInt32(rest[byte + 3])
      i += 1
    }
    while i < 64 {
      let a = schedule[i - 15]
      let b = schedule[i - 2]
      let mixedA = a.rotated(7) ^ a.rotated(18) ^ (a &>> 3)
      let mixedB = b.rotated(17) ^ b.rotated(19) ^ (b &>> 10)
      schedule[i] = schedule[i - 16] &+ mixedA &+ schedule[i - 7] &+ mixedB
      i += 1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    i = 0
    while i < 64 {
      let sumE = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ sumE &+ choice &+ Self.constants[i] &+ schedule[i]
      let sumA = a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ sumA &+ majority)
      i += 1
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}

extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 {
    self &>> count | self &<< (32 - count)
  }
}
