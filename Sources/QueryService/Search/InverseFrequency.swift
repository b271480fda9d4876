/// What a word counts by how few texts it stands in: about log₂ of the texts for each that has it.
///
/// 0 where it stands in none.
func inverseFrequency(of count: Int, among texts: Int) -> Double {
  guard count > 0 else { return 0 }
  let rest = Double(max(texts - count, 0))
  // The logarithm base 2 by its exponent and significand needs no library of the system; it is exact at
  // powers of two and monotonic between them.
  let value = 1 + (rest + 0.5) / (Double(count) + 0.5)
  return Double(value.exponent) + value.significand - 1
}
