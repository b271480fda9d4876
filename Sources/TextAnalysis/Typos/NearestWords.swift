/// A word that a reader may have meant, and how many edits away it is.
public struct NearWord: Sendable, Equatable {
  /// The word, as the vocabulary has it.
  public let word: String
  /// The edits between it and what was typed, at least one.
  public let distance: Int

  /// Makes a near word.
  public init(word: String, distance: Int) {
    self.word = word
    self.distance = distance
  }
}

/// How many edits a word may be away from the one that was meant.
///
/// One from five letters, two from nine; none for shorter words and for words with a digit, where an
/// edit makes another word. The thresholds are Meilisearch's.
public func editsAllowed(in word: String) -> Int {
  var count = 0
  for scalar in word.unicodeScalars {
    if scalar.isDigit { return 0 }
    count += 1
  }
  return count < 5 ? 0 : count < 9 ? 1 : 2
}

/// The words of a vocabulary that are nearest to a word, the nearest first, equally near ones in the
/// vocabulary's order.
///
/// Empty where the vocabulary has the word itself: what exists is no typo.
///
/// ```swift
/// nearestWords(to: "relativto", in: ["relative", "relativeto"], limit: 1)
/// // [NearWord(word: "relativeto", distance: 1)]
/// ```
///
/// - Parameter edits: How far they may be; without it as ``editsAllowed(in:)`` says.
public func nearestWords(
  to word: String, in vocabulary: [String], within edits: Int? = nil, limit: Int
) -> [NearWord] {
  let allowed = edits ?? editsAllowed(in: word)
  guard allowed > 0, limit > 0 else { return [] }
  let outline = WordOutline(of: word)
  var alignment = Alignment(to: word)
  var byDistance = [[String]](repeating: [], count: allowed + 1)
  for candidate in vocabulary {
    // No letter takes less than a byte.
    guard candidate.utf8.count >= outline.count - allowed,
      outline.isWithin(allowed, of: WordOutline(of: candidate)),
      let distance = alignment.distance(from: candidate, limit: allowed)
    else { continue }
    if distance == 0 { return [] }
    if byDistance[distance].count < limit { byDistance[distance].append(candidate) }
  }
  let nearest = byDistance.enumerated().flatMap { distance, words in
    words.map { NearWord(word: $0, distance: distance) }
  }
  return Array(nearest.prefix(limit))
}
