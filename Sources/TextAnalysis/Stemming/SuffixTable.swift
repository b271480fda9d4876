/// Endings with what a stemmer does about each, the longest first.
struct SuffixTable<Action: Sendable>: Sendable {
  private let rows: [(suffix: Suffix, action: Action)]

  /// Makes a table from groups of endings, separated by spaces, that share an action.
  init(_ groups: KeyValuePairs<String, Action>) {
    var rows: [(suffix: Suffix, action: Action)] = []
    for (endings, action) in groups {
      for ending in endings.unicodeScalars.split(separator: " ") {
        rows.append((Suffix(ending), action))
      }
    }
    self.rows = rows.sorted { $0.suffix.count > $1.suffix.count }
  }

  /// The longest ending of a word that begins at or after a place.
  func longest(endOf word: LatinWord, from place: Int = 0) -> (suffix: Suffix, action: Action)? {
    let tail = word.tail
    let most = word.letters.count - place
    return rows.first { $0.suffix.count <= most && $0.suffix.isEnd(of: tail) }
  }
}

extension SuffixTable<Void> {
  /// Makes a table of endings that all are treated alike.
  init(_ endings: String) { self.init([endings: ()]) }
}
