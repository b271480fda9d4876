import DTKBKnowledgeStorage
import DTKBTextAnalysis

/// What the samples of a base are made of, read once for every question how like them some code is.
struct SampleLikeness {
  private struct Sample {
    let entry: String
    /// Its words in order, so that sums round alike every time.
    let words: [String]
    let size: Double
  }

  private let samples: [Sample]
  /// How much a word weighs: the more, the fewer samples have it.
  private let weights: [String: Double]

  init(to samples: [(entry: String, code: String)]) {
    var lexicon = Lexicon(.english)
    let words = samples.map { CodeWords(Array($0.code.utf8), &lexicon).counts.keys.sorted() }
    var spread: [String: Int] = [:]
    for sample in words { for word in sample { spread[word, default: 0] += 1 } }
    let weights = spread.mapValues { inverseFrequency(of: $0, among: samples.count) }
    self.weights = weights
    self.samples = zip(samples, words).map { sample, words in
      Sample(entry: sample.entry, words: words, size: Self.size(words, weights))
    }
  }

  /// For each entry with samples, by its id, the likeness of the sample that is most like: from 0, no
  /// word in common, to 1, the same words.
  ///
  /// It is the cosine between the words of the code and those of the sample; a word of the code that
  /// no sample has tells nothing of them.
  func byEntry(of code: CodeWords) -> [String: Double] {
    let sizeOfCode = Self.size(code.counts.keys.sorted(), weights)
    var byEntry: [String: Double] = [:]
    for sample in samples {
      let common = Self.size(sample.words.filter { code.counts[$0] != nil }, weights)
      let size = (sizeOfCode * sample.size).squareRoot()
      guard common > 0, size > 0 else { continue }
      byEntry[sample.entry] = max(byEntry[sample.entry] ?? 0, common / size)
    }
    return byEntry
  }

  /// The square of the length of the words.
  private static func size(_ words: [String], _ weights: [String: Double]) -> Double {
    words.reduce(0) { sum, word in
      guard let weight = weights[word] else { return sum }
      return sum + weight * weight
    }
  }
}
