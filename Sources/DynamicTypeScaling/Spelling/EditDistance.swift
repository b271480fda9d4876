/// How many insertions, deletions, changes and swaps of neighbours turn one word into another.
///
/// The optimal string alignment distance over bytes, in time and space of a short word's square.
func editDistance(from first: [UInt8], to second: [UInt8]) -> Int {
  var beforeLast = [Int](repeating: 0, count: second.count + 1)
  var last = Array(0...second.count)
  for i in first.indices {
    var row = [i + 1]
    row.reserveCapacity(second.count + 1)
    for j in second.indices {
      let change = first[i] == second[j] ? 0 : 1
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + change)
      if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[second.count]
}
