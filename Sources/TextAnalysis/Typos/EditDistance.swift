/// The optimal string alignment distance of two words, or `nil` where it is over the limit.
///
/// An insertion, a deletion, a substitution and a swap of neighbours each cost one, counted in
/// Unicode scalars: `cỡ` and `cơ`, both composed, differ by one.
public func editDistance(from first: String, to second: String, limit: Int) -> Int? {
  guard WordOutline(of: first).isWithin(limit, of: WordOutline(of: second)) else { return nil }
  var alignment = Alignment(to: first)
  return alignment.distance(from: second, limit: limit)
}

/// A word held ready to be aligned with many others; its rows are allocated once.
struct Alignment {
  private let letters: [Unicode.Scalar]
  private let count: Int
  /// The rows of the distance table for the letter at hand and the two before it.
  private var row: [Int]
  private var previous: [Int]
  private var beforePrevious: [Int]

  init(to word: String) {
    letters = Array(word.unicodeScalars)
    count = letters.count
    row = [Int](repeating: 0, count: count + 1)
    previous = row
    beforePrevious = row
  }

  /// The distance of another word, or `nil` as soon as it must exceed the limit, which is at least 0.
  mutating func distance(from other: String, limit: Int) -> Int? {
    // More edits than letters never are needed; the bound keeps the sums below small.
    let limit = min(limit, max(count, other.utf8.count))
    for column in 0...count { previous[column] = column }
    var line = 0
    var last: Unicode.Scalar = "\0"
    var bestBefore = 0
    for letter in other.unicodeScalars {
      line += 1
      // Only cells this close to the diagonal can stay within the limit.
      let from = max(1, line - limit)
      let to = min(count, line + limit)
      guard line <= count + limit else { return nil }
      row[from - 1] = from == 1 ? line : limit + 1
      var best = row[from - 1]
      var column = from
      while column <= to {
        let expected = letters[column - 1]
        var cost = min(previous[column - 1] + (letter == expected ? 0 : 1), row[column - 1] + 1)
        if column < line + limit { cost = min(cost, previous[column] + 1) }
        if line > 1, column > 1, letter == letters[column - 2], last == expected {
          cost = min(cost, beforePrevious[column - 2] + 1)
        }
        row[column] = cost
        best = min(best, cost)
        column += 1
      }
      // The next line builds on this one or, by a swap that costs one, on the line before it.
      if best > limit, bestBefore + 1 > limit { return nil }
      bestBefore = best
      swap(&beforePrevious, &previous)
      swap(&previous, &row)
      last = letter
    }
    return abs(line - count) <= limit && previous[count] <= limit ? previous[count] : nil
  }
}
