import DTKBKnowledgeStorage

/// How like the samples of a base some code is.
struct SampleLikeness {
  /// For each entry with samples, by its id, the likeness of the sample that is most like: from 0, no
  /// word in common, to 1, the same words.
  let byEntry: [String: Double]

  /// The cosine between the words of the code and those of each sample, a word weighed by how few
  /// samples have it.
  init(of code: CodeWords, to samples: [(entry: String, code: String)]) {
    let words = samples.map { CodeWords(Array($0.code.utf8)).counts }
    var spread: [String: Int] = [:]
    for sample in words { for word in sample.keys { spread[word, default: 0] += 1 } }
    let weight = { (word: String) -> Double in
      // A word of the code that no sample has tells nothing of them.
      guard let count = spread[word] else { return 0 }
      return inverseFrequency(of: count, among: samples.count)
    }
    // The sums run in the order of the words, so that they round alike every time.
    let sizeOfCode = Self.size(code.counts.keys.sorted(), weight)
    var byEntry: [String: Double] = [:]
    for (sample, own) in zip(samples, words) {
      let names = own.keys.sorted()
      let common = names.reduce(0) { sum, word in
        code.counts[word] == nil ? sum : sum + weight(word) * weight(word)
      }
      let size = (sizeOfCode * Self.size(names, weight)).squareRoot()
      guard common > 0, size > 0 else { continue }
      byEntry[sample.entry] = max(byEntry[sample.entry] ?? 0, common / size)
    }
    self.byEntry = byEntry
  }

  private static func size(_ words: [String], _ weight: (String) -> Double) -> Double {
    words.reduce(0) { $0 + weight($1) * weight($1) }
  }
}
