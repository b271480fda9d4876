/// A sentence about a word that is not in a list, which names the nearest one that is.
///
/// ```swift
/// unknown("topic", "icn", known: ["icon", "badge"])  // unknown topic `icn`: did you mean `icon`?
/// ```
func unknown(_ what: String, _ word: String, known: [String]) -> String {
  let sentence = "unknown \(what) \(quoted(word)): "
  if let near = nearest(to: word, among: known) {
    return sentence + "did you mean \(quoted(near))?"
  }
  if known.isEmpty { return sentence + "there is none" }
  return known.count > 40 ? sentence + "none comes near" : sentence + "use \(listed(known))"
}

/// The word that a slip of the fingers turns into another one, the first in the list where several
/// are as near.
func nearest(to word: String, among known: [String]) -> String? {
  let letters = Array(word.lowercased().unicodeScalars.prefix(64))
  let limit = min(3, letters.count / 3)
  var best: (word: String, distance: Int)?
  for candidate in known {
    let others = Array(candidate.lowercased().unicodeScalars)
    guard abs(others.count - letters.count) <= limit else { continue }
    let distance = distance(from: letters, to: others)
    if distance <= min(limit, (best?.distance ?? .max) - 1) { best = (candidate, distance) }
  }
  return best?.word
}

/// How many letters are added, lost, changed or swapped with their neighbour.
private func distance(from first: [Unicode.Scalar], to second: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let isSame = first[row] == second[column]
      var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last[second.count]
}
