/// The words that a name in code or of a file is made of, in lower case: `DebugMenu_View2` has three.
struct Words: Sendable, BidirectionalCollection {
  private let words: [String]

  init(_ name: String) {
    var words: [String] = []
    var word: [UInt8] = []
    var followsLowercase = false
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if followsLowercase { Self.end(&word, in: &words) }
        word.append(byte | 0x20)
        followsLowercase = false
      case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
        word.append(byte)
        followsLowercase = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        followsLowercase = false
      default:
        Self.end(&word, in: &words)
        followsLowercase = false
      }
    }
    Self.end(&word, in: &words)
    self.words = words
  }

  private static func end(_ word: inout [UInt8], in words: inout [String]) {
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    word.removeAll(keepingCapacity: true)
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
