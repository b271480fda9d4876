/// Endings with what a stemmer does about each, the longest first.
struct SuffixTable<Action: Sendable>: Sendable {
  /// The endings by their last letter.
  private let rows: [[(suffix: Suffix, action: Action)]]

  /// Makes a table from groups of endings, separated by spaces, that share an action.
  init(_ groups: KeyValuePairs<String, Action>) {
    var rows = [[(suffix: Suffix, action: Action)]](repeating: [], count: 256)
    for (endings, action) in groups {
      var suffix = Suffix()
      for letter in endings.unicodeScalars {
        if letter == " " {
          Self.insert((suffix, action), into: &rows[suffix.lastLetter])
          suffix = Suffix()
        } else {
          suffix.append(letter)
        }
      }
      Self.insert((suffix, action), into: &rows[suffix.lastLetter])
    }
    self.rows = rows
  }

  private static func insert(
    _ row: (suffix: Suffix, action: Action), into rows: inout [(suffix: Suffix, action: Action)]
  ) {
    let place = rows.firstIndex { $0.suffix.count < row.suffix.count } ?? rows.endIndex
    rows.insert(row, at: place)
  }

  /// The longest ending of a word that begins at or after a place.
  func longest(endOf word: LatinWord, from place: Int = 0) -> (suffix: Suffix, action: Action)? {
    let tail = word.tail
    let most = word.letters.count - place
    for row in rows[Int(tail & 0xFF)] where row.suffix.count <= most && row.suffix.isEnd(of: tail) {
      return row
    }
    return nil
  }
}

extension SuffixTable<Void> {
  /// Makes a table of endings that all are treated alike.
  init(_ endings: String) { self.init([endings: ()]) }
}
