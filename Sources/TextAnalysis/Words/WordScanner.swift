/// Finds the words of a text one after another, with every letter as it was typed.
struct WordScanner {
  /// The letters of the word found last; underscores and invisible characters stand between them.
  private(set) var letters: [Unicode.Scalar] = []

  private var scalars: String.UnicodeScalarView.Iterator
  private var current: Unicode.Scalar?
  /// Where `current` begins, in UTF-8 bytes.
  private var offset = 0
  private let apostrophe: ApostropheUse

  init(_ text: String, apostrophe: ApostropheUse) {
    scalars = text.unicodeScalars.makeIterator()
    current = scalars.next()
    self.apostrophe = apostrophe
  }

  /// The place of the next word in UTF-8 bytes, `nil` at the end of the text.
  mutating func next() -> Range<Int>? {
    while true {
      while let scalar = current, !scalar.isWordCharacter { advance(over: scalar) }
      guard current != nil else { return nil }
      let range = readWord()
      if case .elides(let articles) = apostrophe, current?.isApostrophe == true,
        range.upperBound == offset, articles.contains(String(composedLowercase(letters))),
        wordFollowsApostrophe()
      {
        continue
      }
      return range
    }
  }

  private mutating func advance(over scalar: Unicode.Scalar) {
    offset += UTF8.width(scalar)
    current = scalars.next()
  }

  private mutating func readWord() -> Range<Int> {
    letters.removeAll(keepingCapacity: true)
    let start = offset
    // What joins letters belongs to the word only where a letter follows.
    var end = offset
    var count = 0
    var beforeApostrophe: (end: Int, count: Int)?
    while let scalar = current {
      if scalar.isWordCharacter || scalar.isMark {
        letters.append(scalar)
        advance(over: scalar)
        (end, count) = (offset, letters.count)
      } else if scalar == "_" || scalar.isInvisible {
        letters.append(scalar)
        advance(over: scalar)
      } else if case .joins = apostrophe, scalar.isApostrophe {
        beforeApostrophe = (end, count)
        letters.append(scalar)
        advance(over: scalar)
      } else {
        break
      }
    }
    letters.removeLast(letters.count - count)
    if let possessor = beforeApostrophe, count == possessor.count + 2,
      "sS".unicodeScalars.contains(letters[count - 1])
    {
      letters.removeLast(2)
      end = possessor.end
    }
    return start..<end
  }

  /// Whether a word begins right after the apostrophe at hand, at most behind a quotation mark or such.
  private func wordFollowsApostrophe() -> Bool {
    var ahead = scalars
    while let scalar = ahead.next() {
      if scalar.isWordCharacter { return true }
      guard scalar.isOpeningMark else { return false }
    }
    return false
  }
}
