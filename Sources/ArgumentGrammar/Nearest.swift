import DTKBTextAnalysis

/// The candidates that a misspelt word may mean, the nearest first.
///
/// A candidate is near within two edits (an insertion, a deletion, a substitution or a swap of
/// neighbours, upper and lower case being the same) and where something of the word stays.
///
/// ```swift
/// nearest(to: "serach", among: ["search", "show"])  // ["search"]
/// ```
public func nearest(to word: String, among candidates: [String]) -> [String] {
  let letters = word.lowercased()
  var near: [(word: String, edits: Int)] = []
  for candidate in candidates {
    let other = candidate.lowercased()
    let shorter = min(letters.unicodeScalars.count, other.unicodeScalars.count)
    guard let edits = editDistance(from: letters, to: other, limit: 2), edits < shorter else {
      continue
    }
    near.append((candidate, edits))
  }
  // Sorting is not promised to be stable: the place in the list decides between equals.
  return near.enumerated()
    .sorted { ($0.element.edits, $0.offset) < ($1.element.edits, $1.offset) }
    .map(\.element.word)
}
