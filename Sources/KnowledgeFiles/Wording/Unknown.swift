import DTKBTextAnalysis

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
  let word = word.lowercased()
  var limit = min(3, word.unicodeScalars.count / 3)
  var best: String?
  for candidate in known {
    guard let distance = editDistance(from: word, to: candidate.lowercased(), limit: limit) else {
      continue
    }
    best = candidate
    if distance == 0 { break }
    limit = distance - 1
  }
  return best
}
