import DTKBFuzzing
import Testing

struct MutatorTests {
  private let seeds = [Array("Text(\"a\")".utf8), Array("VStack { b }".utf8)]

  private func bytes(_ seed: UInt64, _ seeds: [[UInt8]]) -> [[UInt8]] {
    var mutator = Mutator(seed: seed, seeds: seeds)
    return (0..<200).map { _ in mutator.next() }
  }

  @Test func `one seed gives the same bytes, another one others`() {
    #expect(bytes(1, seeds) == bytes(1, seeds))
    #expect(bytes(1, seeds) != bytes(2, seeds))
  }

  @Test func `what is made is mostly new, and stays in reach of what it is made from`() {
    let made = bytes(3, seeds)
    #expect(Set(made).count > 150)
    #expect(made.contains { $0.contains(UInt8(ascii: "T")) && $0.count > 4 })
    #expect(made.allSatisfy { $0.count < 20_000 })
  }

  @Test func `nothing is enough to begin from`() {
    #expect(bytes(4, []).contains { !$0.isEmpty })
  }
}
