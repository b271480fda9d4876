import DTKBSeededNumbers
import Testing

@Test("the numbers are those of the generator's own authors")
func published() {
  var generator = SeededGenerator(seed: 1_234_567)
  #expect(
    (0..<5).map { _ in generator.next() } == [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ])
}

@Test("a number stays below its limit", arguments: [1, 2, 7, 1000, Int.max])
func below(_ limit: Int) {
  var generator = SeededGenerator(seed: 1)
  let numbers = (0..<200).map { _ in generator.below(limit) }
  #expect(numbers.allSatisfy { (0..<limit).contains($0) })
  #expect(limit == 1 || Set(numbers).count > 1)
}

@Test("below nothing is nothing", arguments: [0, -1, Int.min])
func belowNothing(_ limit: Int) {
  var generator = SeededGenerator(seed: 1)
  #expect(generator.below(limit) == 0)
}
