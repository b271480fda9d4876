/// The words that a name in code or of a file is made of, in lower case: `DebugMenu_View2` has three.
struct Words: Sendable, BidirectionalCollection {
  private let words: [String]

  init(_ name: String) {
    var words: [String] = []
    var word = ""
    var last: Character?
    for character in name {
      let isBoundary =
        !(character.isLetter || character.isNumber)
        || character.isUppercase && last?.isLowercase == true
      if isBoundary, !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
      if character.isLetter { word.append(character) }
      last = character
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    self.words = words
  }

  /// Whether the name is made of these words only.
  func `is`(_ words: String...) -> Bool { self.words == words }

  /// Whether the name ends with these words.
  func hasSuffix(_ words: String...) -> Bool { self.words.suffix(words.count) == words[...] }

  var startIndex: Int { words.startIndex }
  var endIndex: Int { words.endIndex }
  subscript(index: Int) -> String { words[index] }
  func index(after index: Int) -> Int { index + 1 }
  func index(before index: Int) -> Int { index - 1 }
}
