/// The candidates that a misspelt word may mean, the nearest first.
///
/// A candidate is near within two edits (an insertion, a deletion, a substitution or a swap of
/// neighbours, upper and lower case being the same) and where something of the word stays.
///
/// ```swift
/// nearest(to: "serach", among: ["search", "show"])  // ["search"]
/// ```
public func nearest(to word: String, among candidates: [String]) -> [String] {
  let letters = Array(word.lowercased().unicodeScalars)
  var near: [(word: String, edits: Int)] = []
  for candidate in candidates {
    let others = Array(candidate.lowercased().unicodeScalars)
    guard let edits = edits(from: letters, to: others), edits < min(letters.count, others.count)
    else { continue }
    near.append((candidate, edits))
  }
  // Sorting is not promised to be stable: the place in the list decides between equals.
  return near.enumerated()
    .sorted { ($0.element.edits, $0.offset) < ($1.element.edits, $1.offset) }
    .map(\.element.word)
}

/// The optimal string alignment distance, or `nil` where it is over two.
private func edits(from first: [Unicode.Scalar], to second: [Unicode.Scalar]) -> Int? {
  guard abs(first.count - second.count) <= 2 else { return nil }
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for i in first.indices {
    var row = [i + 1]
    for j in second.indices {
      var cost = min(
        last[j + 1] + 1, row[j] + 1, last[j] + (first[i] == second[j] ? 0 : 1))
      if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    if row.allSatisfy({ $0 > 2 }) { return nil }
    (beforeLast, last) = (last, row)
  }
  return last[second.count] <= 2 ? last[second.count] : nil
}
